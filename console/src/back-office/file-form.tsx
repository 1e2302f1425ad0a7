import type { AssetType, PublishedAsset, UnfinishedUpload, UnfinishedUploads } from '@farebox/contract';
import { useRef, useState, type DragEvent, type FormEvent, type ReactNode } from 'react';
import { api } from '../api/client.ts';
import { useApi } from '../api/queries.ts';
import { fileTypes } from '../catalog/asset-types.ts';
import { useText, words } from '../text/words.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { formValues } from '../ui/form.tsx';
import { ErrorState } from '../ui/states.tsx';
import { AssetWords, assetWordsOf, type AssetDraft } from './asset-words.tsx';
import { discardUpload, startUpload, uploadsPath, type FileUpload } from './file-upload.ts';
import { FileLine, UploadCard, UploadProgress } from './upload-card.tsx';

const texts = words({
  drop: ['Drop a file here, or choose one', '将文件拖到此处，或选择文件'],
  dropHint: [
    'It is uploaded while you describe it. You can pause, and continue after a reload.',
    '填写描述时即开始上传，可暂停，刷新页面后也能继续。',
  ],
  unfinished: ['Not published yet', '尚未发布'],
  again: ['Choose the same file again to continue.', '请重新选择同一文件以继续。'],
  choose: ['Choose the file', '选择文件'],
  whole: ['All of it is uploaded.', '已全部上传。'],
  use: ['Describe it', '填写描述'],
  afterwards: ['It is published once all of it is uploaded.', '全部上传后即发布。'],
  checking: ['It is being read and checked.', '正在读取和检查。'],
  needFile: ['Choose a file first', '请先选择文件'],
});

/** A file that is uploaded, or was in an earlier visit. */
type Chosen = { kind: 'uploading'; upload: FileUpload } | { kind: 'uploaded'; earlier: UnfinishedUpload };

/** Uploads a file while its owner describes it, and publishes it. */
export function FileForm({ draft, done }: { draft: AssetDraft; done: (asset: PublishedAsset) => void }): ReactNode {
  const { t } = useText(texts);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [stage, setStage] = useState<'describing' | 'afterwards' | 'checking'>('describing');
  const unfinished = useApi<UnfinishedUploads>(uploadsPath, {}, { staleTime: 0 });
  const earlier = unfinished.data?.items ?? [];

  function choose(file: File | undefined): void {
    if (file === undefined) return;
    setError(null);
    // The same name and size: the browser does not say more about a file of an earlier visit.
    const same = earlier.find(({ file_name: name, size_bytes: size }) => name === file.name && size === file.size) ?? null;
    setChosen({ kind: 'uploading', upload: startUpload(file, same) });
  }
  async function remove(): Promise<void> {
    if (chosen === null) return;
    setChosen(null);
    await (chosen.kind === 'uploading' ? chosen.upload.discard() : discardUpload(chosen.earlier.id)).catch(setError);
    await unfinished.refetch();
  }
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (chosen === null) return setError(new Error(t('needFile')));
    const body = assetWordsOf(formValues(new FormData(event.currentTarget)));
    setError(null);
    setStage('afterwards');
    try {
      const id = chosen.kind === 'uploading' ? await chosen.upload.sent : chosen.earlier.id;
      setStage('checking');
      done(await api<PublishedAsset>(`${uploadsPath}/${id}/publish`, { body, patienceMs: publishPatienceMs }));
    } catch (thrown) {
      setError(thrown);
      setStage('describing');
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5">
      {chosen === null ? (
        <>
          <DropZone choose={choose} />
          {earlier.length === 0 ? null : (
            <Unfinished
              items={earlier}
              choose={choose}
              use={(upload) => setChosen({ kind: 'uploaded', earlier: upload })}
              changed={() => void unfinished.refetch()}
            />
          )}
        </>
      ) : chosen.kind === 'uploading' ? (
        <UploadCard upload={chosen.upload} remove={() => void remove()} />
      ) : (
        <div className="panel p-4">
          <FileLine name={chosen.earlier.file_name} remove={() => void remove()}>
            <span className="text-sm text-good">{t('whole')}</span>
          </FileLine>
        </div>
      )}
      <AssetWords types={fileTypes} draft={{ ...draft, type: typeOf(chosen) }} />
      <ErrorState error={error} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" kind="primary" isBusy={stage !== 'describing'}>
          {t('publish')}
        </Button>
        <span role="status" className="text-sm text-muted">
          {stage === 'describing' ? null : t(stage)}
        </span>
      </div>
    </form>
  );
}

/** The type that a file seems to have, by its name: its owner chooses another where that is wrong. */
function typeOf(chosen: Chosen | null): AssetType | undefined {
  if (chosen === null) return undefined;
  const name = chosen.kind === 'uploading' ? chosen.upload.name : chosen.earlier.file_name;
  return fileEndings.find(([, endings]) => endings.test(name))?.[0];
}

const fileEndings: ReadonlyArray<readonly [AssetType, RegExp]> = [
  ['text', /\.(?:txt|md|html?|pdf|docx?|odt|epub|rtf)$/i],
  ['image', /\.(?:png|jpe?g|gif|webp|svg|tiff?|bmp|avif|heic)$/i],
  ['audio', /\.(?:mp3|wav|flac|ogg|opus|m4a|aac)$/i],
  ['video', /\.(?:mp4|webm|mov|mkv|avi|m4v)$/i],
  ['dataset', /./],
];

/** The pieces are joined, hashed and looked at: a gigabyte takes its time. */
const publishPatienceMs = 10 * 60_000;

function DropZone({ choose }: { choose: (file: File | undefined) => void }): ReactNode {
  const { t } = useText(texts);
  const [isOver, setOver] = useState(false);
  function dropped(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  }
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
      className={classes(
        'grid cursor-pointer justify-items-center gap-1.5 rounded-panel border border-dashed px-6 py-10 text-center text-sm focus-within:outline-2 focus-within:outline-accent',
        isOver ? 'border-accent bg-accent-soft' : 'border-strong hover:bg-hover',
      )}
    >
      <span className="font-medium">{t('drop')}</span>
      <span className="text-[13px] text-muted">{t('dropHint')}</span>
      <input type="file" name="file" className="sr-only" onChange={(event) => choose(event.target.files?.[0])} />
    </label>
  );
}

/** Uploads of earlier visits. A page cannot open a file again by itself, so its owner chooses it once more. */
function Unfinished({
  items,
  choose,
  use,
  changed,
}: {
  items: readonly UnfinishedUpload[];
  choose: (file: File | undefined) => void;
  use: (upload: UnfinishedUpload) => void;
  changed: () => void;
}): ReactNode {
  const { t } = useText(texts);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <section aria-label={t('unfinished')} className="grid gap-3">
      <h2 className="text-sm">{t('unfinished')}</h2>
      {/* Labelled by the buttons that open it. */}
      <input ref={picker} type="file" hidden data-testid="same-file" onChange={(event) => choose(event.target.files?.[0])} />
      {items.map((upload) => {
        const { id, file_name: name, size_bytes: sizeBytes, offset_bytes: sentBytes } = upload;
        const isWhole = sentBytes === sizeBytes;
        return (
          <div key={id} className="panel grid gap-3 p-4">
            <FileLine name={name} remove={() => void discardUpload(id).finally(changed)}>
              {null}
            </FileLine>
            <UploadProgress name={name} sentBytes={sentBytes} sizeBytes={sizeBytes}>
              <Button size="small" onClick={() => (isWhole ? use(upload) : picker.current?.click())}>
                {t(isWhole ? 'use' : 'choose')}
              </Button>
            </UploadProgress>
            {isWhole ? null : <p className="text-[13px] text-muted">{t('again')}</p>}
          </div>
        );
      })}
    </section>
  );
}
