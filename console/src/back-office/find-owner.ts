import type { AdminUser } from '@farebox/contract';
import { api } from '../api/client.ts';
import { ApiProblem } from '../api/problem.ts';
import { sayNow, words } from '../text/words.ts';

const texts = words({
  unknown: ['There is no account with this address or id.', '没有此邮箱或编号的账户。'],
  hint: ['Write the whole address of a registered account.', '请填写已注册账户的完整邮箱。'],
});

/** The account with an address, or with an id. @throws ApiProblem if there is none */
export async function findOwner(typed: string): Promise<AdminUser> {
  const text = typed.trim();
  if (/^usr_\w+$/.test(text)) return api<AdminUser>(`/api/v1/admin/users/${text}`);
  const email = text.normalize('NFC').toLowerCase();
  if (email === '') throw unknownOwner();
  const { items } = await api<{ items: AdminUser[] }>('/api/v1/admin/users', { query: { email, limit: 10 } });
  const found = items.find((each) => each.email.toLowerCase() === email);
  if (found === undefined) throw unknownOwner();
  return found;
}

function unknownOwner(): ApiProblem {
  const say = sayNow(texts);
  return new ApiProblem(say('unknown'), { status: 404, code: 'not_found', hint: say('hint') });
}
