import type { CreatedOAuthClient, OAuthClient } from '@farebox/contract';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { queries } from '../../../api/queries.ts';
import { code, quantity, short, time } from '../../../resource/cells.tsx';
import { ResourcePage, type Resource } from '../../../resource/resource.tsx';
import { useText, words } from '../../../text/words.ts';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { AreaField, Checkbox, Form, InputField, type FormValues } from '../../../ui/form.tsx';

const texts = words({
  title: ['OAuth clients', 'OAuth 客户端'],
  lead: ['Agents that people may connect to their accounts.', '用户可连接到其账户的智能体。'],
  client: ['Client', '客户端'],
  origin: ['Known by', '来源'],
  document: ['its document', '自身说明文件'],
  registered: ['registration', '自行注册'],
  entered: ['an admin', '管理员录入'],
  redirects: ['Sends back to', '返回地址'],
  grants: ['Connected', '已连接'],
  since: ['Since', '时间'],
  remove: ['Remove', '移除'],
  removed: ['Removed', '已移除'],
  sure: ['Remove {name}', '移除 {name}'],
  sureHint: ['Every agent that is connected by it stops at once.', '通过它连接的所有智能体将立即停止。'],
  sureName: ['Its name', '其名称'],
  add: ['Enter a client', '录入客户端'],
  redirectsHint: ['One address a line.', '每行一个地址。'],
  secret: ['It keeps a secret (a client on a server)', '可保管密钥（服务器端客户端）'],
  made: ['Give these to the client. The secret is not shown again.', '请将以下信息交给客户端，密钥不再显示。'],
  none: ['No client has asked yet', '尚无客户端'],
});

const path = '/api/v1/admin/oauth-clients';

export default function ClientsPage(): ReactNode {
  return <ResourcePage of={clients} path={path} above={<AddClient />} />;
}

const clients: Resource<OAuthClient, typeof texts> = {
  texts,
  keyOf: (client) => client.client_id,
  columns: {
    name: short((client) => client.name, 'max-w-48'),
    client: code((client) => client.client_id),
    origin: ({ origin }, { t }) => t(origin),
    redirects: short((client) => client.redirect_uris.join(' '), 'max-w-64'),
    grants: quantity((client) => client.grants),
    since: time((client) => client.created_at),
  },
  acts: [
    {
      name: 'remove',
      isDanger: true,
      ask: ({ name }, { t }) => ({ title: t('sure', { name }), description: t('sureHint'), label: t('sureName'), expected: name }),
      async run({ client_id: id }, { done }) {
        await api(`${path}?${new URLSearchParams({ client_id: id }).toString()}`, { method: 'DELETE' });
        done('removed');
      },
    },
  ],
};

function AddClient(): ReactNode {
  const { t } = useText(texts);
  const [made, setMade] = useState<CreatedOAuthClient | null>(null);
  const add = async ({ text, given }: FormValues): Promise<void> => {
    const redirects = text('redirects').split(/\s+/);
    const body = { name: text('name'), redirect_uris: redirects.filter((uri) => uri !== ''), has_secret: given['has_secret'] === 'on' };
    setMade(await api<CreatedOAuthClient>(path, { body }));
    await queries.invalidateQueries();
  };
  return (
    <div className="mb-6 grid max-w-xl gap-4">
      <Form label={t('add')} kind="secondary" className="panel content-start p-4" buttonClassName="justify-self-start" submit={add}>
        <InputField label={t('name')} isRequired name="name" maxLength={100} autoComplete="off" />
        <AreaField label={t('redirects')} hint={t('redirectsHint')} isRequired name="redirects" rows={2} />
        <Checkbox label={t('secret')} name="has_secret" />
      </Form>
      {made === null ? null : (
        <div className="panel grid gap-3 p-4">
          <p className="text-sm">{t('made')}</p>
          <CodeBlock code={`client_id=${made.client_id}${made.client_secret === null ? '' : `\nclient_secret=${made.client_secret}`}`} />
        </div>
      )}
    </div>
  );
}
