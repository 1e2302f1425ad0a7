import { describe, expect, it } from 'vitest';
import { nearDuplicates } from './near-duplicates.ts';

describe('near duplicates', () => {
  const isNear = nearDuplicates(['howmanydaysarelefttothedeadlineoftheproject', '查询云服务器实例的监控数据列表']);

  it('finds a text that differs in a word', () => {
    expect(isNear('howmanydaysarelefttothedeadlineofmyproject')).toBe(true);
    expect(isNear('查询云服务器实例的监控数据')).toBe(true);
  });

  it('ignores a text on the same subject in other words', () => {
    expect(isNear('whenistheprojectdue')).toBe(false);
    expect(isNear('列出主机的监控指标')).toBe(false);
  });

  it('ignores a long text that only contains one', () => {
    expect(isNear(`howmanydaysarelefttothedeadlineoftheproject${'andwhoelsehasbeenaskedaboutit'.repeat(4)}`)).toBe(false);
  });

  it('treats texts that are too short as different', () => {
    expect(isNear('how')).toBe(false);
    expect(nearDuplicates([])('anything')).toBe(false);
  });
});
