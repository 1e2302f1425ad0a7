import type { AdminTool, UpdateTool } from '@farebox/contract';
import type { z } from 'zod';
import type { FormValues } from '../ui/form.tsx';

export const engines = ['auto', 'upstream', 'local'] as const;

type Changeable = Pick<AdminTool, 'price_amount' | 'free_per_day' | 'has_engines' | 'engine' | 'enabled' | 'api_key_required'> & {
  metered_price: Pick<NonNullable<AdminTool['metered_price']>, 'unit'> | null;
};

/** What a form of settings changes of a tool, as the service takes it. */
export function toolChanges(tool: Changeable, { text, isChecked }: FormValues): z.input<typeof UpdateTool> {
  const shownPrice = tool.metered_price === null ? tool.price_amount : '';
  const [price, free, engine] = [text('price').trim(), Number(text('free')), text('engine')];
  const [isEnabled, needsKey] = [isChecked('enabled'), isChecked('key')];
  return {
    ...(price === shownPrice || price === '' ? {} : { price_amount: price }),
    ...(free === tool.free_per_day ? {} : { free_per_day: free }),
    ...(!tool.has_engines || engine === (tool.engine ?? '') ? {} : { engine: engines.find((each) => each === engine) ?? null }),
    ...(isEnabled === tool.enabled ? {} : { enabled: isEnabled }),
    ...(needsKey === tool.api_key_required ? {} : { api_key_required: needsKey }),
  };
}
