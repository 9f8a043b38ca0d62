import { minify } from "@swc/core"; import { minify as oxc } from "vite"; import { readFileSync, globSync } from "node:fs"; import { gzipSync, brotliCompressSync } from "node:zlib";
const f = globSync("build/client/assets/react-*.js")[0]; const code = readFileSync(f,"utf8");
const show = (n,c) => console.log(n, c.length, gzipSync(c,{level:9}).length, brotliCompressSync(c).length);
show("now", code);
show("oxc again", (await oxc(f, code, {module:true})).code);
for (const o of [{},{passes:3},{passes:3,unsafe:true,unsafe_math:true,unsafe_comps:true,pure_getters:true,hoist_props:true}]) { const r = await minify(code, { module: true, compress: { ecma: 2022, ...o }, mangle: true, format: {comments:false}, ecma: 2022 }); show("swc "+JSON.stringify(o), r.code); }
