import { writeScalePage } from './page.ts';

/** `node bench/scale/write.ts`: the tables of docs/scale.md again, after a change of an assumption. */
await writeScalePage();
