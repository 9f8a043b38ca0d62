import { chromium } from "@playwright/test"; import { readFileSync } from "node:fs";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
const p = await b.newPage();
for (const w of [390,768,1440]) for (const d of [0,1]) {
 const [x,y] = ["base","new"].map(k => "data:image/png;base64,"+readFileSync(`/tmp/phone-${k}-${w}-${d}.png`).toString("base64"));
 console.log(w,d, await p.evaluate(async ([x,y]) => { const load = s => new Promise(r => { const i = new Image(); i.onload=()=>r(i); i.src=s; }); const A=await load(x),B=await load(y); if (A.width!==B.width||A.height!==B.height) return "size";
  const g = i => { const c=new OffscreenCanvas(i.width,i.height).getContext("2d"); c.drawImage(i,0,0); return c.getImageData(0,0,i.width,i.height).data; }; const a=g(A), e=g(B); let n=0,x0=1e9,y0=1e9,x1=0,y1=0; for (let k=0;k<a.length;k+=4) if (Math.abs(a[k]-e[k])+Math.abs(a[k+1]-e[k+1])+Math.abs(a[k+2]-e[k+2])>90) { n++; const px=(k/4)%A.width, py=Math.floor(k/4/A.width); x0=Math.min(x0,px);x1=Math.max(x1,px);y0=Math.min(y0,py);y1=Math.max(y1,py);} return [n,x0,y0,x1,y1].join(" "); }, [x,y])); }
await b.close();
