import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { createServer } from "vite";
import type { Connection } from "../db/connect.ts";
import { residentMegabytes } from "./programs.ts";
import { openPostgres, startWarmSite } from "./site.ts";
import { against, fixed, median, type Table } from "./table.ts";

const SIZES = [100, 10_000, 100_000] as const;
const ROUNDS = 40;

/** Stories of about 300 random words; one in fifty contains a rare word. */
const fill = (from: number, to: number) => `
	insert into blog_posts (slug, title, excerpt, content, category, author_name, tags, read_time, published, created_at)
	select 'generated-' || i, 'Story ' || i || ' of ' || md5(i::text), 'About ' || md5((i * 3)::text),
		'<h2>Part</h2><p>' || repeat('Some words that every story has. ', 50) || md5((i * 7)::text) ||
			case when i % 50 = 0 then ' lighthouse' || (i % 1000) else '' end || '</p>',
		(array['Guides', 'News', 'Tips', 'Devices'])[1 + i % 4], 'The team', array['one', 'two'], 2, true,
		now() - i * interval '1 hour'
	from generate_series(${from}, ${to}) i`;

const PIECE = 5_000;

/** A database with `size` stories. The index is built last, which saves a minute and gives the same index. */
function* statementsFor(size: number) {
	yield "drop index story_editions_search";
	for (let from = 1; from <= size; from += PIECE) yield fill(from, Math.min(size, from + PIECE - 1));
	yield "create index story_editions_search on story_editions using gin (day, words gin_trgm_ops)";
	yield "vacuum analyze";
}

/** The queries of list, search and post with growing numbers of stories. */
export async function run(): Promise<Table[]> {
	const vite = await createServer({
		configFile: false,
		logLevel: "error",
		server: { middlewareMode: true },
		appType: "custom",
	});
	const load = <Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>;
	const { connect } = await load<typeof import("../db/connect.ts")>("/db/connect.ts");
	const { migrate } = await load<typeof import("../db/migrate.ts")>("/db/migrate.ts");
	const { storyList, storyBySlug, storyCategories } = await load<
		typeof import("../app/features/stories/stories.server.ts")
	>("/app/features/stories/stories.server.ts");
	const questions: Record<string, (db: Connection["db"], round: number) => Promise<unknown>> = {
		list: (db) => storyList(db, { text: "", category: null, page: 1 }),
		"list of a category": (db) => storyList(db, { text: "", category: "Tips", page: 1 }),
		categories: (db) => storyCategories(db),
		"search, rare word": (db, round) =>
			storyList(db, { text: `lighthouse${(round % 20) * 50}`, category: null, page: 1 }),
		"search, a word of one in fifty": (db) => storyList(db, { text: "lighthouse", category: null, page: 1 }),
		"search, common word": (db) => storyList(db, { text: "every story", category: null, page: 1 }),
		"search, no match": (db, round) => storyList(db, { text: `nothing-like-${round}`, category: null, page: 1 }),
		post: (db, round) => storyBySlug(db, `generated-${1 + round}`),
	};

	const postgres = await openPostgres();
	const tables: Table[] = [];
	for (const engine of ["embedded", "PostgreSQL"] as const) {
		if (engine === "PostgreSQL" && !postgres) {
			tables.push({
				title: "Stories on PostgreSQL",
				columns: [],
				rows: [],
				notes: ["PostgreSQL is not installed here: left out."],
			});
			continue;
		}
		const places = await Promise.all(
			SIZES.map(async (size) => {
				const folder = mkdtempSync(join(tmpdir(), "bench-stories-"));
				const databaseUrl = engine === "PostgreSQL" ? await postgres?.database() : undefined;
				return { size, folder, databaseUrl };
			}),
		);
		const connections: Connection[] = [];
		for (const { size, folder, databaseUrl } of places) {
			const connection = await connect(databaseUrl ? { databaseUrl } : { dataFolder: folder });
			await migrate(connection.db);
			// A separate connection: the site's has a query timeout.
			const client = databaseUrl ? new Client({ connectionString: databaseUrl }) : undefined;
			await client?.connect();
			for (const statement of statementsFor(size))
				await (client ? client.query(statement) : connection.db.execute(sql.raw(statement)));
			await client?.end();
			connections.push(connection);
		}
		const rows: string[][] = [];
		for (const [name, ask] of Object.entries(questions)) {
			const times = SIZES.map((): number[] => []);
			for (let round = 0; round < ROUNDS; round++) {
				for (const [at, { db }] of connections.entries()) {
					const started = performance.now();
					await ask(db, round);
					times[at]?.push(performance.now() - started);
				}
			}
			const medians = times.map(median);
			const [least = Number.NaN, , most = Number.NaN] = medians;
			rows.push([name, ...medians.map((each) => fixed(each, 2)), against(most / least, 1.5, "most")]);
		}
		for (const connection of connections) await connection.close();

		const memory: string[] = [];
		for (const { folder, databaseUrl } of places) {
			const site = await startWarmSite({
				DATA_DIR: folder,
				...(databaseUrl && { DATABASE_URL: databaseUrl }),
				LOG_LEVEL: "info",
			});
			for (let page = 1; page <= 20; page++)
				await fetch(`${site.url}/blog?page=${page}`).then((answer) => answer.text());
			memory.push(fixed(residentMegabytes(site.process.pid)));
			await site.stop();
			rmSync(folder, { recursive: true, force: true });
		}
		rows.push(["memory of the site, MB", ...memory, ""]);
		tables.push({
			title: `Stories on ${engine === "embedded" ? "the embedded database" : "PostgreSQL"}`,
			columns: ["milliseconds", ...SIZES.map((size) => `${size.toLocaleString("en")} stories`), "most / least"],
			rows,
			notes: [
				"A word of one in fifty is one of 2, 200 and 2,000 stories, a rare one of at most 1, 20 and 200.",
				`Median of ${ROUNDS} questions to the database, the sizes in turn. Memory: warm, and after twenty pages of the list.`,
			],
		});
	}
	await postgres?.stop();
	await vite.close();
	return tables;
}
