import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eachDatabase } from '../../test/databases.ts';
import { lowered } from './begins-with.ts';

eachDatabase('a text in small letters', (open) => {
  it('is as the database writes it', async () => {
    const { dialect, read } = await open();
    const { rows } = await sql<{ small: string }>`select lower('ABC Äpfel Дожди') as small`.execute(read);
    expect(rows).toEqual([{ small: lowered(dialect, 'ABC Äpfel Дожди') }]);
  });
});
