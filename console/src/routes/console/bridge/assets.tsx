import type { AdminAsset, AssetStatus, AssetType, UpdateAsset } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useList } from '../../../api/lists.ts';
import { queries } from '../../../api/queries.ts';
import { AssetTable } from '../../../back-office/asset-table.tsx';
import { findOwner } from '../../../back-office/find-owner.ts';
import { ReasonDialog } from '../../../back-office/reason-dialog.tsx';
import { assetTypes } from '../../../catalog/asset-types.ts';
import { catalogTexts } from '../../../catalog/catalog-texts.ts';
import { Page } from '../../../shell/page.tsx';
import { toast } from '../../../shell/toasts.tsx';
import { useWords, words } from '../../../text/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, NativeSelect, TextInput } from '../../../ui/field.tsx';
import { ErrorState } from '../../../ui/states.tsx';

const texts = words({
  title: ['Data and APIs', '数据与 API'],
  lead: ['Everything that owners have published here, the newest first.', '所有者在此发布的全部内容，最新在前。'],
  status: ['Status', '状态'],
  anyStatus: ['Any status', '任何状态'],
  published: ['For sale', '出售中'],
  unlisted: ['Not for sale', '未出售'],
  archived: ['Archived', '已归档'],
  type: ['Type', '类型'],
  anyType: ['Any type', '任何类型'],
  flagged: ['Texts that address models', '文本针对模型'],
  ownerField: ['Address of the owner', '所有者邮箱'],
  ownerIs: ['Owner: {owner}', '所有者：{owner}'],
  allOwners: ['Show all owners', '显示所有所有者'],
  assignTitle: ['Give "{title}" to another owner', '将“{title}”转给其他所有者'],
  assignHint: [
    'The new owner edits it and earns from each sale from now on. What was earned before stays with the owner before.',
    '新所有者今后可编辑并获得销售收入，此前的收入仍归原所有者。',
  ],
  assignLabel: ['Address or id of the account', '账户邮箱或编号'],
  assign: ['Assign', '转移'],
  assigned: ['It belongs to {owner} now', '现归 {owner} 所有'],
  nowSold: ['{title} is for sale', '{title} 正在出售'],
  nowHidden: ['{title} is not for sale', '{title} 已停止出售'],
  nowArchived: ['{title} is archived', '{title} 已归档'],
  nowResumed: ['{title} can be delivered and is for sale again', '{title} 可以交付，已恢复出售'],
});

const statuses = ['published', 'unlisted', 'archived'] as const satisfies readonly AssetStatus[];

interface Filters {
  status?: AssetStatus | undefined;
  type?: AssetType | undefined;
  owner?: string | undefined;
  flagged?: true | undefined;
}

export const Route = createFileRoute('/console/bridge/assets')({
  component: AssetsPage,
  validateSearch: (given: Record<string, unknown>): Filters => ({
    status: statuses.find((each) => each === given['status']),
    type: assetTypes.find((each) => each === given['type']),
    owner: typeof given['owner'] === 'string' && /^\w{1,64}$/.test(given['owner']) ? given['owner'] : undefined,
    flagged: given['flagged'] === true ? true : undefined,
  }),
});

const listPath = '/api/v1/admin/assets';

function AssetsPage(): ReactNode {
  const t = useWords(texts);
  const { status, type, owner, flagged } = Route.useSearch();
  const list = useList<AdminAsset>(listPath, { status, type, owner_id: owner, flagged });
  const [assigned, setAssigned] = useState<AdminAsset | null>(null);
  const [error, setError] = useState<unknown>(null);

  const reread = () => queries.invalidateQueries({ queryKey: ['list', listPath] });
  async function change(asset: AdminAsset, body: UpdateAsset): Promise<void> {
    await api(`${listPath}/${asset.id}`, { method: 'PATCH', body });
    await reread();
  }
  /** An act that can be taken back: it is said, and not asked about. */
  async function setStatus(asset: AdminAsset, status: AssetStatus): Promise<void> {
    setError(null);
    try {
      if (status === 'archived') await api(`${listPath}/${asset.id}`, { method: 'DELETE' });
      else await api(`${listPath}/${asset.id}`, { method: 'PATCH', body: { status } });
      await reread();
      const said = { published: 'nowSold', unlisted: 'nowHidden', archived: 'nowArchived' } as const;
      toast(t(said[status], { title: asset.title }), { undo: () => void setStatus({ ...asset, status }, asset.status) });
    } catch (thrown) {
      setError(thrown);
    }
  }
  async function resume(asset: AdminAsset): Promise<void> {
    setError(null);
    try {
      await change(asset, { paused: false });
      toast(t('nowResumed', { title: asset.title }));
    } catch (thrown) {
      setError(thrown);
    }
  }
  async function assign(typed: string): Promise<void> {
    if (assigned === null) return;
    const { id, email } = await findOwner(typed);
    const before = assigned;
    await change(before, { owner_id: id });
    toast(t('assigned', { owner: email }), { undo: () => void change(before, { owner_id: before.owner_id }).catch(setError) });
  }

  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className="grid gap-4">
        <FilterBar />
        {error === null ? null : <ErrorState error={error} />}
        <AssetTable
          list={list}
          acts={{ setStatus: (asset, to) => void setStatus(asset, to), resume: (asset) => void resume(asset), assign: setAssigned }}
        />
      </div>
      {assigned === null ? null : (
        <ReasonDialog
          isOpen
          onOpenChange={() => setAssigned(null)}
          title={t('assignTitle', { title: assigned.title })}
          description={t('assignHint')}
          label={t('assignLabel')}
          confirm={t('assign')}
          submit={assign}
        />
      )}
    </Page>
  );
}

function FilterBar(): ReactNode {
  const t = useWords(texts);
  const say = useWords(catalogTexts);
  const { status, type, owner, flagged } = Route.useSearch();
  const navigate = Route.useNavigate();
  const set = (some: Filters) => void navigate({ search: (before) => ({ ...before, ...some }), replace: true });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <NativeSelect
        aria-label={t('status')}
        value={status ?? ''}
        onChange={({ target }) => set({ status: statuses.find((each) => each === target.value) })}
        className="!w-auto"
      >
        <option value="">{t('anyStatus')}</option>
        {statuses.map((each) => (
          <option key={each} value={each}>
            {t(each)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        aria-label={t('type')}
        value={type ?? ''}
        onChange={({ target }) => set({ type: assetTypes.find((each) => each === target.value) })}
        className="!w-auto"
      >
        <option value="">{t('anyType')}</option>
        {assetTypes.map((each) => (
          <option key={each} value={each}>
            {say(each)}
          </option>
        ))}
      </NativeSelect>
      {owner === undefined ? (
        <OwnerField found={(id) => set({ owner: id })} />
      ) : (
        <OwnerChip id={owner} clear={() => set({ owner: undefined })} />
      )}
      <Checkbox
        label={t('flagged')}
        checked={flagged === true}
        onChange={({ target }) => set({ flagged: target.checked ? true : undefined })}
      />
    </div>
  );
}

function OwnerField({ found }: { found: (id: string) => void }): ReactNode {
  const t = useWords(texts);
  const [error, setError] = useState<Error | null>(null);
  async function find(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('owner');
    try {
      found((await findOwner(typeof typed === 'string' ? typed : '')).id);
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
    }
  }
  return (
    <form onSubmit={(event) => void find(event)} className="flex flex-wrap items-center gap-3">
      <TextInput
        name="owner"
        type="search"
        aria-label={t('ownerField')}
        placeholder={t('ownerField')}
        aria-invalid={error === null ? undefined : true}
        onChange={() => setError(null)}
        className="!w-56"
      />
      {error === null ? null : (
        <span role="alert" className="text-[13px] text-bad">
          {error.message}
        </span>
      )}
    </form>
  );
}

function OwnerChip({ id, clear }: { id: string; clear: () => void }): ReactNode {
  const t = useWords(texts);
  const { data } = useQuery({
    queryKey: ['user', id],
    queryFn: ({ signal }) => api<{ email: string }>(`/api/v1/admin/users/${id}`, { signal }),
  });
  return (
    <span className="inline-flex h-10 items-center gap-2 rounded-control bg-accent-soft pl-3 text-sm text-accent">
      <Link to="/console/bridge/users/$id" params={{ id }} className="underline decoration-accent/40 underline-offset-3">
        {t('ownerIs', { owner: data?.email ?? id })}
      </Link>
      <Button kind="quiet" size="small" aria-label={t('allOwners')} title={t('allOwners')} onClick={clear} className="!px-2 !text-accent">
        <X aria-hidden className="size-4" />
      </Button>
    </span>
  );
}
