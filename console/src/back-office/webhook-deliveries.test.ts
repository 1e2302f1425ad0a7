import { expect, it } from 'vitest';
import { filtersIn } from '../resource/filters.ts';
import { allDeliveries, ownDeliveries } from './webhook-deliveries.tsx';

it.each([ownDeliveries, allDeliveries])('the first visit shows webhooks of every state and kind', ({ filters = {} }) => {
  expect(Object.values(filtersIn({}, filters))).toEqual([undefined, undefined]);
});
