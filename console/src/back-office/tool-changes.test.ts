import { describe, expect, it } from 'vitest';
import { formValues } from '../ui/form.tsx';
import { toolChanges } from './tool-changes.ts';

const tool = {
  price_amount: '0.01',
  metered_price: null,
  free_per_day: 5,
  has_engines: true,
  engine: null,
  enabled: true,
  api_key_required: false,
};

function changesOf(typed: Record<string, string>, of: Parameters<typeof toolChanges>[0] = tool): unknown {
  const form = new FormData();
  for (const [name, value] of Object.entries({ price: '0.01', free: '5', engine: '', enabled: 'on', ...typed })) {
    if (value !== '(unchecked)') form.set(name, value);
  }
  return toolChanges(of, formValues(form));
}

describe('the settings of a tool', () => {
  it('send nothing where nothing was changed', () => {
    expect(changesOf({})).toEqual({});
  });

  it('send what was changed alone', () => {
    expect(changesOf({ price: ' 0.02 ' })).toEqual({ price_amount: '0.02' });
    expect(changesOf({ free: '0' })).toEqual({ free_per_day: 0 });
    expect(changesOf({ enabled: '(unchecked)' })).toEqual({ enabled: false });
    expect(changesOf({ key: 'on' })).toEqual({ api_key_required: true });
    expect(changesOf({ engine: 'local' })).toEqual({ engine: 'local' });
  });

  it('give an engine back to the settings of the service', () => {
    expect(changesOf({}, { ...tool, engine: 'local' })).toEqual({ engine: null });
  });

  it('keep a price by the unit until another is typed', () => {
    const metered = { ...tool, metered_price: { unit: 'pages' as const } };
    expect(changesOf({ price: '' }, metered)).toEqual({});
    expect(changesOf({ price: '0.01' }, metered)).toEqual({ price_amount: '0.01' });
  });
});
