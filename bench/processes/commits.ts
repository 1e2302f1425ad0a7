import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { answerParent } from '../child.ts';

/** The baseline of the disk: one small insert per commit, in WAL with `synchronous=FULL`, as fast as possible. */
const Order = z.object({ file: z.string(), durationMs: z.number() });

answerParent({
  async run(value) {
    const { file, durationMs } = Order.parse(value);
    const database = new DatabaseSync(file);
    database.exec('pragma journal_mode = wal; pragma synchronous = full; create table if not exists t (id integer primary key, text text)');
    const insert = database.prepare('insert into t (text) values (?)');
    const started = performance.now();
    let commits = 0;
    while (performance.now() - started < durationMs) {
      insert.run('a small row');
      commits += 1;
    }
    const seconds = (performance.now() - started) / 1000;
    database.close();
    return commits / seconds;
  },
});
