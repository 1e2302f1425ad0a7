import type { PublishedAsset } from '@farebox/contract';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useRef, useState, type DragEvent, type FormEvent, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { queries } from '../../../api/queries.ts';
import { Page } from '../../../shell/page.tsx';
import { bytes, percent } from '../../../text/format.ts';
import { useLanguage, useWords, words } from '../../../text/words.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Field, NativeSelect, TextArea, TextInput } from '../../../ui/field.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { FindabilityReport } from '../../../back-office/findability-report.tsx';
import { Section } from '../../../back-office/parts.tsx';
import { upload } from '../../../back-office/upload.ts';

const texts = words({
  title: ['Add data', '添加数据'],
  lead: [
    'Agents read the title and the description: say what is in it, for which place and time.',
    '代理会阅读标题和描述：请说明内容、地点和时间范围。',
  ],
  how: ['How', '方式'],
  file: ['Upload a file', '上传文件'],
  address: ['Register an address', '登记地址'],
  name: ['Title', '标题'],
  description: ['Description', '描述'],
  type: ['Type', '类型'],
  price: ['Price in USD', '价格（美元）'],
  expected: ['Queries that should find it', '应能找到它的查询'],
  expectedHint: [
    'One on each line, as an agent would ask. You then see how well each finds it.',
    '每行一个，按代理的提问方式。之后可查看每个查询的效果。',
  ],
  drop: ['Drop a file here, or choose one', '将文件拖到此处，或选择文件'],
  chosen: ['{name}, {size}', '{name}，{size}'],
  url: ['Address of the data', '数据地址'],
  endpoint: ['Address of the API', 'API 地址'],
  openapi: ['Its OpenAPI document', 'OpenAPI 文档地址'],
  publish: ['Publish', '发布'],
  cancel: ['Cancel', '取消'],
  sent: ['{share} sent', '已发送 {share}'],
  checking: ['Sent. It is being read and checked.', '已发送，正在读取和检查。'],
  done: ['{title} is for sale', '{title} 正在出售'],
  warning: ['Note', '注意'],
  found: ['How it is found', '可发现性'],
  all: ['All your data', '你的所有数据'],
  more: ['Add more', '继续添加'],
  needFile: ['Choose a file first', '请先选择文件'],
});

/** What the form begins with, e.g. from a need. */
interface Draft {
  title?: string | undefined;
  /** One on each line. */
  queries?: string | undefined;
  price?: number | undefined;
}

export const Route = createFileRoute('/console/desk/add')({
  component: AddPage,
  validateSearch: ({ title, queries, price }: Record<string, unknown>): Draft => ({
    title: typeof title === 'string' && title !== '' ? title.slice(0, 200) : undefined,
    queries: typeof queries === 'string' && queries !== '' ? queries.slice(0, 2000) : undefined,
    price: typeof price === 'number' && /^\d{1,7}(?:\.\d{1,6})?$/.test(String(price)) ? price : undefined,
  }),
});

function AddPage(): ReactNode {
  const t = useWords(texts);
  const [made, setMade] = useState<PublishedAsset | null>(null);
  const done = (asset: PublishedAsset) => {
    setMade(asset);
    void queries.invalidateQueries({ queryKey: ['list', '/api/v1/me/assets'] });
  };
  return (
    <Page title={t('title')} lead={t('lead')} className="max-w-3xl">
      {made === null ? (
        <Tabs
          label={t('how')}
          tabs={[
            { id: 'file', label: t('file'), content: <FileForm done={done} /> },
            { id: 'address', label: t('address'), content: <AddressForm done={done} /> },
          ]}
        />
      ) : (
        <Made asset={made} again={() => setMade(null)} />
      )}
    </Page>
  );
}

function Made({ asset, again }: { asset: PublishedAsset; again: () => void }): ReactNode {
  const t = useWords(texts);
  return (
    <div className="grid gap-6">
      <p role="status" className="panel border-good/40 bg-good-soft px-4 py-3 font-medium text-good">
        {t('done', { title: asset.title })}
      </p>
      {asset.warnings.map((warning) => (
        <p key={warning.message} className="panel bg-warn-soft px-4 py-3 text-sm text-warn">
          <strong>{t('warning')}:</strong> {warning.message}
        </p>
      ))}
      {asset.findability === null ? null : (
        <Section title={t('found')}>
          <div className="panel px-4 py-2">
            <FindabilityReport report={asset.findability} />
          </div>
        </Section>
      )}
      <div className="flex gap-2">
        <Link to="/console/desk/assets" className={buttonClasses('primary')}>
          {t('all')}
        </Link>
        <Button onClick={again}>{t('more')}</Button>
      </div>
    </div>
  );
}

/** What every asset says of itself. */
function Words({ types }: { types: readonly string[] }): ReactNode {
  const t = useWords(texts);
  const draft = Route.useSearch();
  return (
    <>
      <Field label={t('name')} isRequired>
        {(control) => <TextInput {...control} name="title" maxLength={200} autoComplete="off" defaultValue={draft.title} />}
      </Field>
      <Field label={t('description')} isRequired>
        {(control) => <TextArea {...control} name="description" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('type')}>
          {(control) => (
            <NativeSelect {...control} name="asset_type">
              {types.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label={t('price')} isRequired>
          {(control) => (
            <TextInput {...control} name="price_amount" inputMode="decimal" pattern="\d{1,7}(\.\d{1,6})?" defaultValue={draft.price} />
          )}
        </Field>
      </div>
      <Field label={t('expected')} hint={t('expectedHint')}>
        {(control) => <TextArea {...control} name="expected_queries" defaultValue={draft.queries} />}
      </Field>
    </>
  );
}

function FileForm({ done }: { done: (asset: PublishedAsset) => void }): ReactNode {
  const t = useWords(texts);
  const language = useLanguage();
  const [file, setFile] = useState<File | null>(null);
  const [isOver, setOver] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const running = useRef<AbortController | null>(null);

  function dropped(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    setFile(event.dataTransfer.files[0] ?? file);
  }
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    form.delete('file');
    if (file === null) return setError(new Error(t('needFile')));
    // The fields come first: the service then knows them before it reads the bytes.
    form.set('file', file, file.name);
    running.current = new AbortController();
    setError(null);
    setShare(0);
    try {
      done(await upload(form, { progress: setShare, signal: running.current.signal }));
    } catch (thrown) {
      if (!(thrown instanceof DOMException && thrown.name === 'AbortError')) setError(thrown);
    } finally {
      setShare(null);
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5">
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
        className={classes(
          'grid cursor-pointer justify-items-center gap-2 rounded-panel border border-dashed px-6 py-10 text-center text-sm focus-within:outline-2 focus-within:outline-accent',
          isOver ? 'border-accent bg-accent-soft' : 'border-strong hover:bg-hover',
        )}
      >
        <span className={file === null ? 'text-muted' : 'font-medium'}>
          {file === null ? t('drop') : t('chosen', { name: file.name, size: bytes(file.size, language) })}
        </span>
        <input type="file" name="file" className="sr-only" onChange={(event) => setFile(event.target.files?.[0] ?? null)} />
      </label>
      <Words types={['dataset', 'text', 'image', 'audio', 'video']} />
      {error === null ? null : <ErrorState error={error} />}
      {share === null ? (
        <Button type="submit" kind="primary" className="justify-self-start">
          {t('publish')}
        </Button>
      ) : (
        <div className="flex items-center gap-4">
          <progress value={share} max={1} aria-label={t('file')} className="h-2 grow accent-accent" />
          <span role="status" className="figures text-sm text-muted">
            {share < 1 ? t('sent', { share: percent(share, language) }) : t('checking')}
          </span>
          <Button onClick={() => running.current?.abort()}>{t('cancel')}</Button>
        </div>
      )}
    </form>
  );
}

function AddressForm({ done }: { done: (asset: PublishedAsset) => void }): ReactNode {
  const t = useWords(texts);
  const [isApi, setApi] = useState(true);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = Object.fromEntries([...new FormData(event.currentTarget)].filter(([, value]) => value !== ''));
    const { expected_queries: expected, ...rest } = form;
    const lines = (text: unknown, by: RegExp) =>
      typeof text === 'string'
        ? text
            .split(by)
            .map((part) => part.trim())
            .filter((part) => part !== '')
        : [];
    setBusy(true);
    setError(null);
    try {
      const body = { ...rest, expected_queries: lines(expected, /\n/) };
      done(await api<PublishedAsset>('/api/v1/admin/assets', { body }));
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      onSubmit={(event) => void submit(event)}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) setApi(event.target.value === 'api');
      }}
      className="grid gap-5"
    >
      <Words types={['api', 'dataset', 'text', 'image', 'audio', 'video']} />
      <Field label={isApi ? t('endpoint') : t('url')} isRequired>
        {(control) => <TextInput {...control} name={isApi ? 'api_endpoint_url' : 'source_url'} type="url" placeholder="https://" />}
      </Field>
      {isApi ? (
        <Field label={t('openapi')}>
          {(control) => <TextInput {...control} name="api_openapi_url" type="url" placeholder="https://" />}
        </Field>
      ) : null}
      {error === null ? null : <ErrorState error={error} />}
      <Button type="submit" kind="primary" isBusy={isBusy} className="justify-self-start">
        {t('publish')}
      </Button>
    </form>
  );
}
