import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { createServer } from "vite";
import type { Item } from "../app/catalogue/catalogue-at.ts";
import type { Connection } from "../db/connect.ts";
import { enlargedCatalogue } from "./enlarged-catalogue.ts";
import { openPostgres, startWarmSite } from "./site.ts";
import { against, fixed, median, type Table } from "./table.ts";

const ROUNDS = 15;
const STARTS = 4;
const RELEASES = 1_000;
const TEN_TIMES = 1_800;
/** Milliseconds. */
const TARGETS = { load: 100, publish: 1_000, visible: 2_000 };

/** Loading, publishing and storing the catalogue, as it is and ten times as large, on both engines. */
export async function run(): Promise<Table[]> {
	const vite = await createServer({ logLevel: "error", server: { middlewareMode: true, hmr: false, ws: false } });
	const load = <T>(path: string) => vite.ssrLoadModule(path) as Promise<T>;
	const { connect } = await load<typeof import("../db/connect.ts")>("/db/connect.ts");
	const { migrate } = await load<typeof import("../db/migrate.ts")>("/db/migrate.ts");
	const { seedItems } = await load<typeof import("../app/catalogue/seed-items.ts")>("/app/catalogue/seed-items.ts");
	const { catalogueAt, nextBoundary } = await load<typeof import("../app/catalogue/catalogue-at.ts")>(
		"/app/catalogue/catalogue-at.ts",
	);
	const { hasPage } = await load<typeof import("../app/catalogue/site-pages.ts")>("/app/catalogue/site-pages.ts");
	const { publish, undo, published, newestRelease } =
		await load<typeof import("../db/catalogue/releases.ts")>("/db/catalogue/releases.ts");
	const { save, heads, parse } =
		await load<typeof import("../db/catalogue/revisions.ts")>("/db/catalogue/revisions.ts");
	const { exportItems, importItems } =
		await load<typeof import("../db/catalogue/transfer.ts")>("/db/catalogue/transfer.ts");
	const { default: pictures } = await load<{ default: Record<string, unknown> }>("/app/content/pictures.json");
	const around = { hasPage, facts: ["stores", "where", "year"], pictures };

	async function timed<T>(work: () => Promise<T>): Promise<number> {
		const started = performance.now();
		await work();
		return performance.now() - started;
	}

	const plan = seedItems().find(({ kind }) => kind === "internet-plan") as Item<"internet-plan">;
	const measures = { rows: [] as string[][], growth: [] as string[][] };

	async function saveAndPublish(connection: Connection, number: number) {
		const { db } = connection;
		const head = (await heads(db)).find(({ kind, item }) => kind === plan.kind && item === plan.item);
		const data = { ...plan.data, price: `$${(number % 90) + 10}/month` as const, name: `Plan ${number}` };
		await save(db, { kind: plan.kind, item: plan.item, base: head?.number ?? 0, data });
		return timed(() => publish(db, { around, now: Date.now() }));
	}

	async function measure(engine: string, connection: Connection) {
		const { db } = connection;
		for (const size of [0, TEN_TIMES]) {
			if (size > 0) {
				await importItems(db, enlargedCatalogue(await exportItems(db), size), {
					around,
					now: Date.now(),
					dryRun: false,
				});
				await publish(db, { around, now: Date.now() });
			}
			const loads: number[] = [];
			const publications: number[] = [];
			const undos: number[] = [];
			let items = 0;
			for (let round = 0; round < ROUNDS; round++) {
				loads.push(
					await timed(async () => {
						const read = (await published(db, await newestRelease(db))).flatMap((each) =>
							each.data === null ? [] : parse(each),
						);
						items = read.length;
						catalogueAt(read, Date.now(), { pictures });
						nextBoundary(read, Date.now());
					}),
				);
				// Another name than any before: what is live already cannot be published.
				publications.push(await saveAndPublish(connection, 2 * RELEASES + round + size));
				undos.push(await timed(() => undo(db, { around, now: Date.now() })));
			}
			measures.rows.push([
				engine,
				items.toLocaleString("en"),
				// The target is for the catalogue of today.
				size === 0 ? against(median(loads), TARGETS.load, "most", 1) : fixed(median(loads), 1),
				against(median(publications), TARGETS.publish, "most", 1),
				fixed(median(undos), 1),
			]);
		}
	}

	/** Milliseconds that loading takes of the start, as the site logs it: first without a stored catalogue, then with it. */
	async function loadsAtStart(environment: Record<string, string>): Promise<number[]> {
		const loads: number[] = [];
		for (let start = 0; start < STARTS; start++) {
			const site = await startWarmSite({ ...environment, LOG_LEVEL: "debug" });
			loads.push(Number(/"ms":(\d+),"msg":"the catalogue was loaded"/.exec(site.output())?.[1]));
			await site.stop();
		}
		return loads;
	}

	async function sizeOf({ db }: Connection): Promise<number> {
		const { rows } = (await db.execute(
			sql`select (pg_total_relation_size('catalogue_revisions') + pg_total_relation_size('catalogue_releases') +
				pg_total_relation_size('catalogue_release_items'))::int as bytes`,
		)) as unknown as { rows: { bytes: number }[] };
		return rows[0]?.bytes ?? Number.NaN;
	}

	const folder = mkdtempSync(join(tmpdir(), "catalogue-bench-"));
	const embedded = await connect({ dataFolder: folder });
	await migrate(embedded.db);
	let before = await sizeOf(embedded);
	measures.growth.push(["1 (the files)", fixed(before / 1024), ""]);
	for (let release = 2; release <= RELEASES; release++) {
		await saveAndPublish(embedded, release);
		if (release !== 100 && release !== RELEASES) continue;
		const now = await sizeOf(embedded);
		const since = release === 100 ? 99 : RELEASES - 100;
		measures.growth.push([release.toLocaleString("en"), fixed(now / 1024), fixed((now - before) / since)]);
		before = now;
	}
	await measure(`embedded database, after ${RELEASES.toLocaleString("en")} releases`, embedded);
	await embedded.close();
	rmSync(folder, { recursive: true, force: true });

	const starts: string[][] = [];
	async function addStarts(engine: string, environment: Record<string, string>) {
		const dataFolder = mkdtempSync(join(tmpdir(), "catalogue-start-"));
		const [first = Number.NaN, ...later] = await loadsAtStart({ DATA_DIR: dataFolder, ...environment });
		starts.push([engine, fixed(first), against(median(later), TARGETS.load, "most", 0)]);
		rmSync(dataFolder, { recursive: true, force: true });
	}
	await addStarts("embedded database", {});

	const postgres = await openPostgres();
	const visible: string[][] = [];
	if (postgres) {
		const databaseUrl = await postgres.database();
		const connection = await connect({ databaseUrl });
		await migrate(connection.db);
		await addStarts("PostgreSQL", { DATABASE_URL: databaseUrl });
		const sites = await Promise.all([1, 2].map(() => startWarmSite({ DATABASE_URL: databaseUrl })));
		const times: number[] = [];
		for (let round = 0; round < ROUNDS; round++) {
			await saveAndPublish(connection, round);
			const started = performance.now();
			for (const { url } of sites)
				while (!(await (await fetch(`${url}/internet-plans?plan=${plan.item}`)).text()).includes(`Plan ${round}<`))
					await pause(5);
			times.push(performance.now() - started);
		}
		visible.push([
			"two servers, PostgreSQL",
			fixed(median(times)),
			against(Math.max(...times), TARGETS.visible, "most", 0),
		]);
		await Promise.all(sites.map((site) => site.stop()));
		await measure("PostgreSQL", connection);
		await connection.close();
		await postgres.stop();
	}
	await vite.close();
	const skipped = postgres ? [] : ["PostgreSQL is not installed here: left out."];
	return [
		{
			title: "Loading and publishing the catalogue",
			columns: ["database", "items", "load ms", "publish ms", "undo ms"],
			rows: measures.rows,
			notes: [
				`Medians of ${ROUNDS}. Loading is reading, checking against the shapes and assembling, at start and after each release. Publishing one price checks the whole catalogue.`,
				...skipped,
			],
		},
		{
			title: "The catalogue at the start of a server",
			columns: ["database", "first start ms", "later starts ms"],
			rows: starts,
			notes: ["From asking the database until pages can be rendered. The first start has no catalogue on disk yet."],
		},
		{
			title: "From publishing to the page",
			columns: ["where", "median ms", "longest ms"],
			rows: visible,
			notes: ["Until both servers show the new name of a plan.", ...skipped],
		},
		{
			title: "Storage of releases that change one plan each",
			columns: ["releases", "KB with indexes", "bytes each"],
			rows: measures.growth,
		},
	];
}
