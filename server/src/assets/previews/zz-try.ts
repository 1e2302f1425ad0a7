import { previewer } from '/work/main/server/src/assets/previews/preview.ts';
import { createLog } from '/work/main/server/src/log.ts';
import { statSync, writeFileSync, readFileSync } from 'node:fs';
writeFileSync('/tmp/exp/s.parquet', Buffer.from(readFileSync('/tmp/exp/pq.b64','utf8'),'base64'));
const p = previewer({log: createLog({level:'info'})});
for (const f of process.argv.slice(2)) { const [path, mime, type]=f.split(','); const t=performance.now();
 const r = await p.make({path: path!, fileName: path!.split('/').at(-1)!, mimeType: mime||null, declaredMimeType:null, sizeBytes: statSync(path!).size, assetType: type??'text'}, new AbortController().signal);
 console.log(path, Math.round(performance.now()-t),'ms', JSON.stringify(r).slice(0,1500)); }
await p.close();
