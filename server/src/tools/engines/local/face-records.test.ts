import { beforeEach, expect, it } from 'vitest';
import { eachDatabase } from '../../../../test/databases.ts';
import { faceRecords, type FaceRecords } from './face-records.ts';

eachDatabase('face records', (open) => {
  let records: FaceRecords;

  beforeEach(async () => {
    records = faceRecords({ database: await open(), clock: { now: () => 1_700_000_000_000 } });
  });

  const create = (name: string, client = 'anna') => records.run('face-database-create', { Name: name }, client);
  const add = (DbName: string, EntityId: string, client = 'anna') =>
    records.run('face-database-create-entity', { DbName, EntityId, Labels: 'night,depot' }, client);
  const get = (DbName: string, EntityId: string, client = 'anna') => records.run('face-database-get-entity', { DbName, EntityId }, client);

  it('are returned as they were stored', async () => {
    expect(await create('staff')).toEqual({ data: {} });
    expect(await add('staff', 'p1')).toEqual({ data: {} });
    expect(await get('staff', 'p1')).toEqual({ data: { dbName: 'staff', entityId: 'p1', labels: 'night,depot', faces: [] } });
  });

  it('of one client are invisible to another, who may use the same names', async () => {
    await create('staff');
    await add('staff', 'p1');
    await expect(get('staff', 'p1', 'bob')).rejects.toMatchObject({
      code: 'tool_refused_input',
      message: 'you have no face database staff',
    });
    await create('staff', 'bob');
    await expect(get('staff', 'p1', 'bob')).rejects.toMatchObject({ message: 'the face database staff has no p1' });
  });

  it('have unique names, also with two simultaneous requests', async () => {
    const made = await Promise.allSettled([create('staff'), create('staff')]);
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await add('staff', 'p1');
    await expect(add('staff', 'p1')).rejects.toMatchObject({ code: 'tool_refused_input' });
    await expect(add('nobody', 'p1')).rejects.toMatchObject({ message: 'you have no face database nobody' });
  });

  it('are limited to ten databases per client', async () => {
    for (let index = 0; index < 10; index += 1) await create(`db${index}`);
    await expect(create('db10')).rejects.toMatchObject({ code: 'tool_refused_input', message: expect.stringContaining('limit') });
    await create('db10', 'bob');
  });
});
