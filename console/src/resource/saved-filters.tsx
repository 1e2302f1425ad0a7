import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { storeChoice, storedChoice } from '../text/stored-choice.ts';
import { useText, words } from '../text/words.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/form.tsx';
import { savedIn, type Saved } from './saved.ts';

const ReasonDialog = lazy(async () => ({ default: (await import('../back-office/reason-dialog.tsx')).ReasonDialog }));

const texts = words({
  saved: ['Saved filters', '已存筛选'],
  keep: ['Save these filters', '保存当前筛选'],
  keepHint: [
    'In this browser. The address of the page holds the filters, too: send it to share them.',
    '保存在此浏览器中。页面地址也包含筛选条件，可直接分享。',
  ],
  forget: ['Forget these filters', '删除此筛选'],
});

/** The named filters of a page: kept in this browser, each the part of an address after `?`. */
export function SavedFilters({ isNarrowed }: { isNarrowed: boolean }): ReactNode {
  const { t } = useText(texts);
  const { pathname, searchStr } = useLocation();
  const navigate = useNavigate();
  const key = `farebox.filters.${pathname}`;
  const [all, setAll] = useState(() => savedIn(storedChoice(key)));
  const [isNaming, setNaming] = useState(false);
  const current = all.find(({ search }) => search === searchStr);
  const store = (next: Saved[]) => {
    storeChoice(key, JSON.stringify(next));
    setAll(next);
  };
  return (
    <>
      {all.length === 0 ? null : (
        <Choice
          label={t('saved')}
          value={current?.name ?? ''}
          choices={[['', t('saved')] as const, ...all.map(({ name }) => [name, name] as const)]}
          onChoose={(chosen) => void navigate({ href: pathname + (all.find(({ name }) => name === chosen)?.search ?? '') })}
        />
      )}
      {current === undefined && isNarrowed ? <Button onClick={() => setNaming(true)}>{t('keep')}</Button> : null}
      {current === undefined ? null : <Button onClick={() => store(all.filter((each) => each !== current))}>{t('forget')}</Button>}
      {isNaming ? (
        <Suspense fallback={null}>
          <ReasonDialog
            title={t('keep')}
            description={t('keepHint')}
            label={t('name')}
            confirm={t('save')}
            close={() => setNaming(false)}
            submit={async (name) => store([...all.filter((each) => each.name !== name), { name, search: searchStr }])}
          />
        </Suspense>
      ) : null}
    </>
  );
}
