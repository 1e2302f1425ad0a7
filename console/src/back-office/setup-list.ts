import type { Overview, SettingList } from '@farebox/contract';

export type SetupStep = 'address' | 'money' | 'wallet' | 'mail' | 'alerts' | 'backup' | 'tool';

export interface Standing {
  overview: Pick<Overview, 'last_backup_at'> & { money: Pick<Overview['money'], 'takes_test_money'> };
  settings: ReadonlyArray<Pick<SettingList['items'][number], 'name' | 'source' | 'value'>>;
  hasOwnTool: boolean;
  /** The address of who looks. */
  isConfirmed: boolean;
}

/** What a new service still needs, in the order of doing it. */
export function nextSteps({ overview, settings, hasOwnTool, isConfirmed }: Standing): SetupStep[] {
  const isSet = (...names: string[]) => settings.some(({ name, source }) => names.includes(name) && source === 'environment');
  // A trial takes no money, so it needs no wallet and no address.
  const isTrial =
    overview.money.takes_test_money && settings.some(({ name, value }) => name === 'FAREBOX_PUBLIC_TEST_MONEY' && value === '1');
  const hasMail = isSet('FAREBOX_MAIL_URL');
  const left: ReadonlyArray<readonly [SetupStep, boolean]> = [
    ['address', !isTrial && !isSet('FAREBOX_PUBLIC_URL')],
    ['money', !isTrial && overview.money.takes_test_money],
    ['wallet', !isTrial && !isSet('FAREBOX_X402_PAY_TO', 'FAREBOX_X402_PRIVATE_KEY')],
    ['mail', !isTrial && !hasMail],
    ['alerts', hasMail && !isConfirmed],
    ['backup', overview.last_backup_at === null],
    ['tool', !hasOwnTool],
  ];
  return left.flatMap(([step, isLeft]) => (isLeft ? [step] : []));
}
