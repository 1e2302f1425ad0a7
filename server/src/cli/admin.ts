import { randomUUID } from 'node:crypto';
import { clientOf, print, required, UsageError, type Command, type Options } from './command.ts';

/** `farebox admin tool | top-up`: with an admin's key or bearer token. */
export const adminCommand: Command = async ([action, ...words], options) => {
  switch (action) {
    case 'tool':
      return updateTool(words, options);
    case 'top-up':
      return topUp(words, options);
    default:
      throw new UsageError('admin takes tool or top-up');
  }
};

async function updateTool([id]: readonly string[], options: Options): Promise<void> {
  const { published, enabled, 'require-key': requireKey, price } = options.settings;
  const body = {
    ...(published === undefined ? {} : { published: yesNo('--published', published) }),
    ...(enabled === undefined ? {} : { enabled: yesNo('--enabled', enabled) }),
    ...(requireKey === undefined ? {} : { api_key_required: yesNo('--require-key', requireKey) }),
    ...(price === undefined ? {} : { price_amount: price }),
  };
  const tool = await clientOf(options).request('PATCH', `/api/v1/admin/tools/${encodeURIComponent(required(id, 'ID'))}`, body);
  print(tool, options, () => `${id} changed`);
}

/** The key of idempotency is made here: a repeated command is a new top-up, a repeated request is not. */
async function topUp([userId, amount]: readonly string[], options: Options): Promise<void> {
  const path = `/api/v1/admin/users/${encodeURIComponent(required(userId, 'USER_ID'))}/credit`;
  const body = { amount: required(amount, 'AMOUNT'), ...(options.settings.note === undefined ? {} : { note: options.settings.note }) };
  const answer = await clientOf(options).request('POST', path, body, { 'Idempotency-Key': randomUUID() });
  print(answer, options, () => `$${amount} credited to ${userId}`);
}

function yesNo(name: string, text: string): boolean {
  if (text === 'yes') return true;
  if (text === 'no') return false;
  throw new UsageError(`${name} takes yes or no`);
}
