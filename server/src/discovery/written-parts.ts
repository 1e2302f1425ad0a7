import { readFileSync } from 'node:fs';
import { rightsOfRole, teamRights, type TeamRight } from '../accounts/team-roles.ts';
import { paymentProviders } from '../provider-ids.ts';
import { assetTour } from './asset-tour.ts';
import { tour, type ShownTool, type TourStep } from './tour.ts';

/** What the generated parts of the documentation depend on. */
export interface PartFacts {
  publicUrl: string;
  /** Whether the server accepts test money. */
  isTestNetwork: boolean;
  /** The operator's fee on a sale, in hundredths of a percent. */
  platformFeeBps: number;
  /** The tool of the tours; null while none can be called. */
  tool: ShownTool | null;
  /** Ids of the ways to pay that are on. */
  providers: readonly string[];
}

/** The generated part of each page that has one. */
const parts: Readonly<Record<string, { name: string; text(facts: PartFacts): string | null }>> = {
  README: { name: 'tour', text: tourText },
  'sell-data': { name: 'data', text: (facts) => stepsText(assetTour(facts)) },
  credit: { name: 'accounts', text: ({ tool }) => (tool === null ? null : stepsText(accountTour(tool))) },
  accounts: { name: 'roles', text: rolesText },
  paying: { name: 'ways', text: waysText },
  demand: { name: 'verification', text: verificationText },
};

export const pagesWithParts: readonly string[] = Object.keys(parts);

/**
 * Writes the generated part of a page between `<!-- name: written by npm run docs -->` and `<!-- end of name -->`.
 *
 * @param id the name of its file, without its ending; pages without such a part stay as they are
 * @throws when the marks are missing
 */
export function withPart(id: string, page: string, facts: PartFacts): string {
  const part = parts[id];
  const text = part?.text(facts) ?? null;
  if (part === undefined || text === null) return page;
  const begin = `<!-- ${part.name}: written by npm run docs -->`;
  const end = `<!-- end of ${part.name} -->`;
  const [start, rest] = page.split(begin);
  const [, after] = rest?.split(end) ?? [];
  if (start === undefined || after === undefined) throw new Error(`${id} has lost the marks of ${part.name}`);
  return `${start}${begin}\n\n${text}\n\n${end}${after}`;
}

/** The whole story of a tool. @returns null while none can be called */
export function tourText(facts: PartFacts): string | null {
  return facts.tool === null ? null : stepsText(tour({ ...facts, tool: facts.tool }));
}

function stepsText(steps: readonly TourStep[]): string {
  return steps
    .map(({ title, text, commands, output }, index) =>
      [`**${index + 1}. ${title}.** ${text}`, `\`\`\`sh\n${commands}\n\`\`\``, `\`\`\`text\n${output}\n\`\`\``].join('\n\n'),
    )
    .join('\n\n');
}

function waysText({ providers }: PartFacts): string {
  const known = paymentProviders.filter(({ id }) => providers.includes(id));
  return known.map(({ id, description }) => `- \`${id}\`: ${description}`).join('\n');
}

const rightWords: Readonly<Record<TeamRight, string>> = {
  read: 'see everything',
  spend: 'spend credit',
  keys: 'make keys, connect agents',
  sell: 'publish and change data and tools',
  billing: 'add credit, set its warnings',
  manage: 'members, profile, payout wallet',
};

function rolesText(): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const roles = Object.entries(rightsOfRole);
  return [
    row(['May', ...roles.map(([role]) => role)]),
    row(['---', ...roles.map(() => '---')]),
    ...teamRights.map((right) => row([rightWords[right], ...roles.map(([, rights]) => (rights.includes(right) ? 'yes' : ''))])),
  ].join('\n');
}

/** Real files, so that compilers and tests check them. */
function verificationText(): string {
  const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8').trim();
  return `\`\`\`ts\n${file('verify-webhook.mts')}\n\`\`\`\n\n\`\`\`py\n${file('verify-webhook.py')}\n\`\`\``;
}

/** From an account to a call paid from its prepaid credit. Continues the tour in the same shell, with its `base`, `field` and `call`. */
function accountTour(tool: { pricing: { amount: string } }): TourStep[] {
  return [register, makeKey, addCredit, payWithCredit(tool)];
}

const json = "-H 'Content-Type: application/json'";

const register: TourStep = {
  title: 'Register',
  text: 'The answer contains a bearer token that is valid for 30 days. `POST /api/v1/auth/login` returns a new one. If the address is registered already, its `error` is printed.',
  commands: [
    `login=$(curl -s "$base/api/v1/auth/register" ${json} \\`,
    `  -d '{"email":"ada@example.com","password":"a long enough password"}')`,
    'bearer=$(field token <<< "$login"); field error <<< "$login" || true',
    'curl -s "$base/api/v1/auth/me" -H "Authorization: Bearer $bearer" | field email',
  ].join('\n'),
  output: 'ada@example.com',
};

const makeKey: TourStep = {
  title: 'Create an API key for an agent',
  text: 'The key is shown once. You can limit it to some services (`services`) and cap what it spends per call, per day and in total (`cap_call`, `cap_day`, `cap_total`).',
  commands: [
    `key=$(curl -s "$base/api/v1/me/api-keys" -H "Authorization: Bearer $bearer" ${json} \\`,
    `  -d '{"name":"my agent","cap_day":"1.00"}' | field key)`,
    'curl -s "$base/api/v1/me/credit" -H "X-API-Key: $key" | field balance',
  ].join('\n'),
  output: '0.00',
};

const addCredit: TourStep = {
  title: 'Add credit',
  text: 'The operator adds it, with the email and password of an admin.',
  commands: [
    `admin=$(curl -s "$base/api/v1/auth/login" ${json} \\`,
    String.raw`  -d "{\"email\":\"$FAREBOX_ADMIN_EMAIL\",\"password\":\"$FAREBOX_ADMIN_PASSWORD\"}" | field token)`,
    'user=$(curl -s "$base/api/v1/auth/me" -H "X-API-Key: $key" | field id)',
    `curl -s "$base/api/v1/admin/users/$user/credit" -H "Authorization: Bearer $admin" ${json} \\`,
    `  -d '{"amount":"5.00","note":"invoice 42"}' | field balance`,
  ].join('\n'),
  output: '5.00',
};

function payWithCredit({ pricing: { amount } }: { pricing: { amount: string } }): TourStep {
  return {
    title: 'Pay with credit',
    text: 'A token that was quoted to an API key works with that key only.',
    commands: [
      'refusal=$(call -H "X-API-Key: $key")',
      'payment=$(field paymentId <<< "$refusal")',
      `curl -s "$base/api/payments/$payment/pay" -H "X-API-Key: $key" ${json} \\`,
      `  -d '{"provider":"credit"}' | field status`,
      'curl -s "$base/api/v1/me/credit" -H "X-API-Key: $key" | field balance',
    ].join('\n'),
    output: `paid\n${(5 - Number(amount)).toFixed(2)}`,
  };
}
