import type { SettingInUse } from '@farebox/contract';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { queryAt } from '../../../api/queries.ts';
import { Page } from '../../../shell/page.tsx';
import { useText, words } from '../../../text/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Checkbox, TextInput } from '../../../ui/form.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { Section } from '../../../back-office/parts.tsx';

const texts = words({
  title: ['Settings', '设置'],
  lead: [
    'As the process that answers runs with them. They are environment variables: change them there, and start the service again.',
    '应答进程当前使用的设置。它们是环境变量：请在环境中更改并重启服务。',
  ],
  find: ['Filter', '筛选'],
  given: ['Only those that were set', '仅显示已设置的'],
  environment: ['environment', '环境变量'],
  default: ['default', '默认'],
  secret: ['secret', '保密'],
  none: ['No setting matches', '没有匹配的设置'],
});

export default function SettingsPage(): ReactNode {
  const { t } = useText(texts);
  const [typed, setTyped] = useState('');
  const [isGiven, setGiven] = useState(false);
  const needle = typed.trim().toLowerCase();
  const found = useQuery({
    ...queryAt<{ items: SettingInUse[] }>('/api/v1/admin/settings'),
    select: ({ items }) =>
      items.filter(
        ({ name, description, source }) =>
          (!isGiven || source === 'environment') && `${name} ${description}`.toLowerCase().includes(needle),
      ),
  });
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <div className="flex flex-wrap items-center gap-4">
          <Checkbox label={t('given')} checked={isGiven} onChange={(event) => setGiven(event.target.checked)} />
          <TextInput
            type="search"
            aria-label={t('find')}
            placeholder={t('find')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="!w-56"
          />
        </div>
      }
    >
      <Loaded from={found} waiting="h-96" empty={{ title: t('none') }}>
        {(items) => (
          <div className="grid gap-8">
            {[...Map.groupBy(items, ({ section }) => section)].map(([section, settings]) => (
              <Section key={section} title={section}>
                <dl className="panel divide-y divide-line">
                  {settings.map((setting) => (
                    <div key={setting.name} className="grid gap-1 px-4 py-3 text-sm md:grid-cols-[20rem_minmax(0,1fr)]">
                      <dt className="grid content-start gap-1">
                        <code className="break-all">{setting.name}</code>
                        <span>
                          <Badge tone={setting.source === 'environment' ? 'accent' : 'plain'}>{t(setting.source)}</Badge>
                        </span>
                      </dt>
                      <dd className="grid gap-1">
                        {setting.is_secret ? (
                          <span className="text-faint">{t('secret')}</span>
                        ) : (
                          <code className="break-all">{setting.value ?? '–'}</code>
                        )}
                        <span className="wrap-anywhere text-muted">{setting.description}</span>
                      </dd>
                    </div>
                  ))}
                </dl>
              </Section>
            ))}
          </div>
        )}
      </Loaded>
    </Page>
  );
}
