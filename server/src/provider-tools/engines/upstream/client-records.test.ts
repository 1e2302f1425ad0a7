import { describe, expect, it } from 'vitest';
import { clientRecords, withoutPrefix } from './client-records.ts';

const secret = 'a secret of this service, long enough';
const records = clientRecords([secret]);

function storedName(clientId: string, name: string): string {
  return String(records.stored('face-database-create', { Name: name }, clientId).Name);
}

describe('records of clients', () => {
  it('have names with a client prefix, which fit the limits of the provider', () => {
    const name = storedName('key_one', 'a'.repeat(46));
    expect(name).toMatch(/^c[0-9a-v]{16}_a{46}$/);
    expect(name).toHaveLength(64);
    expect(storedName('key_one', 'staff')).not.toBe(storedName('key_two', 'staff'));
    expect(storedName('key_one', 'staff')).toBe(storedName('key_one', 'staff'));
  });

  it('cannot get the same stored name as those of another client', () => {
    const own = storedName('key_two', 'staff');
    expect(storedName('key_one', own)).not.toBe(own);
    expect(storedName('key_one', own)).toContain(own);
  });

  it('are shown under the names that their client chose', () => {
    const dbName = String(records.stored('face-database-get-entity', { DbName: 'staff', EntityId: '1' }, 'key_one').DbName);
    expect(records.shown('face-database-get-entity', { dbName, entityId: '1' }, 'key_one')).toEqual({ dbName: 'staff', entityId: '1' });
    expect(withoutPrefix(`the database ${dbName} exists`, 'key_one')).toBe('the database staff exists');
  });

  it('do not affect other tools', () => {
    expect(records.stored('object-detection', { Name: 'x' }, 'key_one')).toEqual({ Name: 'x' });
    expect(records.shown('object-detection', { dbName: 'x', templateId: 'y' }, 'key_one')).toEqual({ dbName: 'x', templateId: 'y' });
  });
});

describe('a template', () => {
  const shown = records.shown('face-template-create', { templateId: '6cd509ea-54fa', faceInfos: [] }, 'key_one');
  const { templateId: TemplateId } = shown as { templateId: string };

  it('is deleted by the client that made it', () => {
    expect(records.stored('face-template-delete', { TemplateId }, 'key_one')).toEqual({ TemplateId: '6cd509ea-54fa' });
    expect(
      clientRecords(['a newer secret of this service, long', secret]).stored('face-template-delete', { TemplateId }, 'key_one'),
    ).toEqual({
      TemplateId: '6cd509ea-54fa',
    });
  });

  it.each([
    ['by another client', 'key_two', TemplateId],
    ['by the id alone', 'key_one', '6cd509ea-54fa'],
    ['with another id', 'key_one', TemplateId.replace('6', '7')],
    ['with an empty signature', 'key_one', '6cd509ea-54fa.'],
    ['with nothing', 'key_one', ''],
    ['with a dot', 'key_one', '.'],
  ])('is not deleted %s', (_how, clientId, id) => {
    expect(() => records.stored('face-template-delete', { TemplateId: id }, clientId)).toThrow('TemplateId is not one of your templates');
  });
});
