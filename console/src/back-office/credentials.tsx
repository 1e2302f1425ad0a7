import { Plus } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useWork } from '../api/use-work.ts';
import { toast } from '../shell/toasts.tsx';
import { useWords, words } from '../text/words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import { ErrorState } from '../ui/states.tsx';

const texts = words({
  legend: ['Credentials of the API', 'API 凭据'],
  hint: [
    'The service sends them with each call, and nobody sees them again, not even you. A name is that of a security scheme in the OpenAPI document; without a document it is "credential".',
    '服务在每次调用时发送凭据，之后任何人（包括你）都无法再查看。名称是 OpenAPI 文档中安全方案的名称；没有文档时为 "credential"。',
  ],
  name: ['Name', '名称'],
  value: ['Secret', '密钥'],
  add: ['Another credential', '再添加一个'],
  title: ['Credentials', '凭据'],
  replaceHint: ['They replace all that are stored.', '将替换所有已保存的凭据。'],
  save: ['Save', '保存'],
  replaced: ['The credentials are replaced', '凭据已替换'],
});

/** The credentials that somebody typed, by the names of their security schemes. */
export function credentialsIn(form: FormData): Record<string, string> {
  const names = form.getAll('credential_name').map(String);
  const values = form.getAll('credential_value').map(String);
  const given = names.map((name, at) => [name.trim(), values[at] ?? ''] as const);
  return Object.fromEntries(given.filter(([name, value]) => name !== '' && value !== ''));
}

/** Names and secrets, as many as are needed; `credentialsIn` reads them. */
export function CredentialFields({ names }: { names: readonly string[] }): ReactNode {
  const t = useWords(texts);
  const [rows, setRows] = useState(Math.max(1, names.length));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium">{t('legend')}</legend>
      <p className="text-[13px] text-faint">{t('hint')}</p>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className="grid gap-3 sm:grid-cols-2">
          <Field label={t('name')}>
            {(control) => (
              <TextInput
                {...control}
                name="credential_name"
                defaultValue={names[at] ?? (at === 0 ? 'credential' : '')}
                autoComplete="off"
              />
            )}
          </Field>
          <Field label={t('value')}>
            {(control) => <TextInput {...control} name="credential_value" type="password" autoComplete="off" />}
          </Field>
        </div>
      ))}
      <Button size="small" onClick={() => setRows(rows + 1)} className="justify-self-start">
        <Plus aria-hidden className="size-4" />
        {t('add')}
      </Button>
    </fieldset>
  );
}

/** @param names of those that are stored */
export function CredentialsDialog({
  names,
  save,
  close,
}: {
  names: readonly string[];
  save: (credentials: Record<string, string>) => Promise<unknown>;
  close: () => void;
}): ReactNode {
  const t = useWords(texts);
  const { busy, error, run } = useWork<'save'>();
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const credentials = credentialsIn(new FormData(event.currentTarget));
    void run('save', async () => {
      await save(credentials);
      toast(t('replaced'));
      close();
    });
  }
  return (
    <Dialog isOpen onOpenChange={close} title={t('title')} description={t('replaceHint')}>
      <form onSubmit={submit} className="grid gap-4">
        <CredentialFields names={names} />
        {error === null ? null : <ErrorState error={error} />}
        <Button type="submit" kind="primary" isBusy={busy !== null} className="justify-self-end">
          {t('save')}
        </Button>
      </form>
    </Dialog>
  );
}
