import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toast } from '../shell/toasts.tsx';
import { useText, words } from '../text/words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form, InputField, type FormValues } from '../ui/form.tsx';

const texts = words({
  legend: ['Credentials of the API', 'API 凭据'],
  hint: [
    'The service sends them with each call, and nobody sees them again, not even you. A name is that of a security scheme in the OpenAPI document; without a document it is "credential".',
    '服务在每次调用时发送凭据，之后任何人（包括你）都无法再查看。名称是 OpenAPI 文档中安全方案的名称；没有文档时为 "credential"。',
  ],
  value: ['Secret', '密钥'],
  add: ['Another credential', '再添加一个'],
  title: ['Credentials', '凭据'],
  replaceHint: ['They replace all that are stored.', '将替换所有已保存的凭据。'],
  replaced: ['The credentials are replaced', '凭据已替换'],
});

/** The credentials that somebody typed, by the names of their security schemes. */
export function credentialsIn({ texts: all }: FormValues): Record<string, string> {
  const values = all('credential_value');
  const given = all('credential_name').map((name, at) => [name.trim(), values[at] ?? ''] as const);
  return Object.fromEntries(given.filter(([name, value]) => name !== '' && value !== ''));
}

/** Names and secrets, as many as are needed; `credentialsIn` reads them. */
export function CredentialFields({ names }: { names: readonly string[] }): ReactNode {
  const { t } = useText(texts);
  const [rows, setRows] = useState(Math.max(1, names.length));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium">{t('legend')}</legend>
      <p className="text-[13px] text-faint">{t('hint')}</p>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className="grid gap-3 sm:grid-cols-2">
          <InputField
            label={t('name')}
            name="credential_name"
            defaultValue={names[at] ?? (at === 0 ? 'credential' : '')}
            autoComplete="off"
          />
          <InputField label={t('value')} name="credential_value" type="password" autoComplete="off" />
        </div>
      ))}
      <Button size="small" onClick={() => setRows(rows + 1)} className="justify-self-start">
        <Plus aria-hidden className="size-4" />
        {t('add')}
      </Button>
    </fieldset>
  );
}

export interface CredentialsDialogProps {
  /** Of those that are stored. */
  names: readonly string[];
  save(credentials: Record<string, string>): Promise<unknown>;
  close(): void;
}

export function CredentialsDialog({ names, save, close }: CredentialsDialogProps): ReactNode {
  const { t } = useText(texts);
  async function submit(values: FormValues): Promise<void> {
    await save(credentialsIn(values));
    toast(t('replaced'));
    close();
  }
  return (
    <Dialog isOpen onOpenChange={close} title={t('title')} description={t('replaceHint')}>
      <Form label={t('save')} buttonClassName="justify-self-end" submit={submit}>
        <CredentialFields names={names} />
      </Form>
    </Dialog>
  );
}
