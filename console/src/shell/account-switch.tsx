import type { TeamList } from '@farebox/contract';
import { useEffect, type ReactNode } from 'react';
import { actFor, actingAccount } from '../api/acting.ts';
import { useApi } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { useText, words } from '../text/words.ts';

const texts = words({ actFor: ['Act for', '操作账户'] });

/** Hidden for people without a team. */
export function AccountSwitch(): ReactNode {
  const { t } = useText(texts);
  const user = useSession()?.user ?? null;
  const { data } = useApi<TeamList>('/api/v1/me/teams', {}, { enabled: user !== null });
  const teams = data?.items;
  const acting = actingAccount();
  const isGone = teams !== undefined && acting !== null && teams.every(({ id }) => id !== acting);
  useEffect(() => {
    // The member was removed from that team: go back to the personal account.
    if (isGone) actFor(null);
  }, [isGone]);
  if (user === null || teams === undefined || teams.length === 0) return null;
  return (
    <select
      aria-label={t('actFor')}
      title={t('actFor')}
      value={acting ?? ''}
      onChange={({ target }) => actFor(target.value === '' ? null : target.value)}
      className="h-8 max-w-28 truncate rounded-control border border-line bg-panel px-2 text-[13px] sm:max-w-44"
    >
      <option value="">{user.display_name}</option>
      {teams.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
