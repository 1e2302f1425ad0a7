import type { TeamList } from '@farebox/contract';
import type { ReactNode } from 'react';
import { actingAccount } from '../api/acting.ts';
import { change, queries, useApi } from '../api/queries.ts';
import { useSession } from '../api/session.ts';
import { toast } from '../shell/toasts.tsx';
import { useText, words } from '../text/words.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Form, SelectField, type FormValues } from '../ui/form.tsx';

const texts = words({
  move: ['Move', '转移'],
  title: ['Move {title} to another account', '将 {title} 转移到其他账户'],
  hint: ['What it earned stays where it was booked. Buyers keep what they bought.', '已有收入保留在原账户，买家保留所购内容。'],
  to: ['To', '目标账户'],
  moved: ['Moved', '已转移'],
});

const teamsPath = '/api/v1/me/teams';

/** Hidden for people without a team: there is no other account to move the asset to. */
export function hasTeams(): boolean {
  return (queries.getQueryData<TeamList>([teamsPath, {}])?.items.length ?? 0) > 0;
}

/** To the own account, or to a team that the person may sell for. */
export function MoveAsset({ asset, close }: { asset: { id: string; title: string }; close: () => void }): ReactNode {
  const { t } = useText(texts);
  const user = useSession()?.user;
  const { data } = useApi<TeamList>(teamsPath);
  const teams = data?.items.filter(({ role }) => role === 'owner' || role === 'seller') ?? [];
  const own = user === null || user === undefined ? [] : [{ id: user.id, name: user.display_name }];
  const here = actingAccount() ?? user?.id;
  async function move({ given }: FormValues): Promise<void> {
    await change(`/api/v1/admin/assets/${asset.id}`, { method: 'PATCH', body: { owner_id: given['to'] } });
    toast(t('moved'));
    close();
  }
  return (
    <Dialog isOpen onOpenChange={close} title={t('title', { title: asset.title })} description={t('hint')}>
      <Form label={t('move')} buttonClassName="justify-self-end" submit={move}>
        <SelectField
          label={t('to')}
          name="to"
          choices={[...own, ...teams].filter(({ id }) => id !== here).map(({ id, name }): [string, string] => [id, name])}
        />
      </Form>
    </Dialog>
  );
}
