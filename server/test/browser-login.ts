import { expect } from 'vitest';
import { adminLogin, type Answer, type RequestHeaders, type Service } from './service.ts';

/** What a browser sends with a request of a page of the service. */
export const ownPage = (service: Pick<Service, 'url'>): RequestHeaders => ({
  origin: service.url,
  'sec-fetch-site': 'same-origin',
  'x-farebox-browser': '1',
});

/** The headers of a page of the service in a browser that is logged in. */
export async function browserLogin(service: Service, login: { email: string; password: string } = adminLogin): Promise<RequestHeaders> {
  const answer = await service.post('/api/v1/auth/browser/login', login, ownPage(service));
  expect(answer).toMatchObject({ status: 200 });
  return { ...ownPage(service), cookie: cookieOf(answer) };
}

/** The cookie that an answer sets, as a browser sends it back. */
export function cookieOf({ headers }: Pick<Answer, 'headers'>): string {
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}
