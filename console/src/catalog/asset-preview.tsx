import type { ApiField, Preview, PublicAsset } from '@farebox/contract';
import type { ReactElement, ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { Badge } from '../ui/badge.tsx';
import { Facts } from '../ui/facts.tsx';

const texts = words({
  rows: ['{count, plural, one {# row} other {# rows}}', '{count} 行'],
  columns: ['{count, plural, one {# column} other {# columns}}', '{count} 列'],
  sample: ['Sample rows', '示例行'],
  noSample: ['It is too short for sample rows: they would give it away. These are its columns.', '内容太短，无法展示示例行。以下为其列。'],
  picture: ['A small version of the picture', '图片缩略图'],
  noPicture: ['There is no small version of it.', '没有缩略图。'],
  size: ['Size', '尺寸'],
  format: ['Format', '格式'],
  pages: ['Pages', '页数'],
  duration: ['Duration', '时长'],
  codecs: ['Codecs', '编码'],
  bitrate: ['Bit rate', '比特率'],
  sampleRate: ['Sample rate', '采样率'],
  channels: ['Channels', '声道'],
  language: ['Language', '语言'],
  lines: ['Lines', '行数'],
  title: ['Title', '标题'],
  operations: ['{count, plural, one {# operation} other {# operations}}', '{count} 个操作'],
  input: ['Input', '输入'],
  output: ['Output', '输出'],
  required: ['required', '必填'],
  mime: ['Type', '类型'],
  fileSize: ['File size', '文件大小'],
  excerpt: ['The first {seconds} seconds', '前 {seconds} 秒'],
  noExcerpt: [
    'There is no excerpt to listen to: WAV, MP3 and Ogg files have one, of a tenth of the sound, if that is a second or more.',
    '没有可试听的片段：WAV、MP3 和 Ogg 文件提供片段，长度为全长的十分之一（至少一秒）。',
  ],
  noSnippet: ['It is too short to quote.', '内容太短，无法摘录。'],
});

/** What may be seen of an asset before it is bought, by its kind. */
export function AssetPreview({ asset }: { asset: Pick<PublicAsset, 'id' | 'preview' | 'excerpt'> }): ReactElement {
  const { preview } = asset;
  switch (preview.kind) {
    case 'dataset':
      return <TablePreview preview={preview} />;
    case 'image':
      return <PicturePreview preview={preview} />;
    case 'text':
    case 'pdf':
      return <TextPreview preview={preview} />;
    case 'audio':
    case 'video':
      return <MediaPreview preview={preview} id={asset.id} excerpt={asset.excerpt} />;
    case 'api':
      return <ApiPreview preview={preview} />;
    case 'plain':
      return <PlainPreview preview={preview} />;
  }
}

type Of<Kind extends Preview['kind']> = { preview: Extract<Preview, { kind: Kind }> };

function TablePreview({ preview: { columns, row_count: rows, sample_rows: sample, format } }: Of<'dataset'>): ReactNode {
  const { t, count } = useText(texts);
  return (
    <div className="grid min-w-0 gap-3">
      <p className="flex flex-wrap gap-2">
        <Badge>{format.toUpperCase()}</Badge>
        {rows === null ? null : <Badge className="figures">{t('rows', { count: rows })}</Badge>}
        <Badge className="figures">{t('columns', { count: columns.length })}</Badge>
      </p>
      {sample.length === 0 ? <p className="text-sm text-muted">{t('noSample')}</p> : null}
      <div tabIndex={0} role="region" aria-label={t('sample')} className="panel overflow-x-auto">
        <table className="figures w-full text-left text-sm">
          <thead>
            <tr className={sample.length === 0 ? '' : 'border-b border-line'}>
              {columns.map(({ name, type }) => (
                <th key={name} scope="col" className="px-4 py-2.5 font-medium whitespace-nowrap">
                  {name}
                  <span className="block text-xs font-normal text-faint">{type}</span>
                </th>
              ))}
            </tr>
          </thead>
          {sample.length === 0 ? null : (
            <tbody className="divide-y divide-line">
              {sample.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, column) => (
                    <td key={columns[column]?.name ?? column} className="px-4 py-2.5 whitespace-nowrap">
                      {typeof cell === 'number' ? count(cell) : cell === null ? '' : String(cell)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          )}
        </table>
      </div>
    </div>
  );
}

function PicturePreview({ preview: { width, height, format, thumbnail, pages } }: Of<'image'>): ReactNode {
  const { t } = useText(texts);
  return (
    <div className="grid gap-4">
      <div className="panel grid min-h-64 place-items-center bg-sunken p-6">
        {thumbnail === null ? (
          <p className="text-sm text-muted">{t('noPicture')}</p>
        ) : (
          <img src={thumbnail} alt={t('picture')} className="max-w-full rounded-control shadow-float" />
        )}
      </div>
      <Facts
        facts={[
          { name: t('size'), value: width === null || height === null ? null : `${width} × ${height}` },
          { name: t('format'), value: format.toUpperCase() },
          { name: t('pages'), value: pages > 1 ? pages : null },
        ]}
      />
    </div>
  );
}

function TextPreview({ preview }: Of<'text' | 'pdf'>): ReactNode {
  const { t } = useText(texts);
  const isText = preview.kind === 'text';
  return (
    <div className="grid gap-4">
      <blockquote className="panel border-l-4 border-l-line px-5 py-4 break-words whitespace-pre-wrap">
        {preview.snippet === '' ? <span className="text-muted">{t('noSnippet')}</span> : `${preview.snippet} …`}
      </blockquote>
      <Facts
        facts={[
          { name: t('title'), value: isText ? null : preview.title },
          { name: t('pages'), value: isText ? null : preview.pages },
          { name: t('language'), value: isText ? preview.language : null },
          { name: t('lines'), value: isText ? preview.line_count : null },
        ]}
      />
    </div>
  );
}

function MediaPreview({ preview, id, excerpt }: Of<'audio' | 'video'> & Pick<PublicAsset, 'id' | 'excerpt'>): ReactNode {
  const { t, count } = useText(texts);
  const label = excerpt === null ? '' : t('excerpt', { seconds: count(excerpt.seconds) });
  const seconds = preview.duration_seconds;
  const number = (value: number | null, unit: string) => (value === null ? null : `${count(value)} ${unit}`);
  return (
    <div className="panel grid gap-5 p-5">
      {excerpt === null && preview.kind === 'audio' && <p className="text-sm text-muted">{t('noExcerpt')}</p>}
      {excerpt !== null && (
        <figure className="grid gap-2">
          <audio controls preload="none" src={`/api/v1/assets/${id}/excerpt`} className="w-full" aria-label={label} />
          <figcaption className="text-[13px] text-muted">{label}</figcaption>
        </figure>
      )}
      <Facts
        facts={[
          {
            name: t('duration'),
            value: seconds === null ? null : `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`,
          },
          {
            name: t('size'),
            value: preview.kind === 'video' && preview.width !== null ? `${preview.width} × ${preview.height ?? ''}` : null,
          },
          { name: t('format'), value: preview.container },
          { name: t('codecs'), value: preview.codecs.join(', ') },
          { name: t('bitrate'), value: number(preview.bitrate === null ? null : Math.round(preview.bitrate / 1000), 'kbit/s') },
          { name: t('sampleRate'), value: number(preview.sample_rate, 'Hz') },
          { name: t('channels'), value: preview.channels },
        ]}
      />
    </div>
  );
}

function ApiPreview({
  preview: { title, version, summary, operations, operation_count: total, input_fields: input, output_fields: output },
}: Of<'api'>): ReactNode {
  const { t } = useText(texts);
  return (
    <div className="grid min-w-0 gap-4">
      <p className="text-sm">
        <span className="font-medium">{title}</span> {version}
        {summary === null ? null : <span className="block text-muted">{summary}</span>}
      </p>
      {operations.length === 0 ? null : (
        <div className="panel divide-y divide-line">
          <p className="px-4 py-2.5 text-xs font-medium text-faint">{t('operations', { count: total })}</p>
          {operations.map(({ method, path, summary }) => (
            <div key={`${method} ${path}`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2.5 text-sm">
              <Badge tone="accent" className="w-16 justify-center">
                {method}
              </Badge>
              <code className="break-all">{path}</code>
              <span className="text-muted">{summary}</span>
            </div>
          ))}
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Fields title={t('input')} fields={input} />
        <Fields title={t('output')} fields={output} />
      </div>
    </div>
  );
}

function Fields({ title, fields }: { title: string; fields: readonly ApiField[] | null }): ReactNode {
  const { t } = useText(texts);
  return fields === null || fields.length === 0 ? null : (
    <div className="panel px-4 py-3">
      <p className="mb-2 text-xs font-medium text-faint">{title}</p>
      <ul className="grid gap-1.5 text-sm">
        {fields.map(({ name, type, required }) => (
          <li key={name} className="flex flex-wrap gap-x-2">
            <code>{name}</code> <span className="text-faint">{type}</span>
            {required ? <span className="text-faint">· {t('required')}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

function PlainPreview({ preview: { mime_type: mime, size_bytes: size, note } }: Of<'plain'>): ReactNode {
  const { t, bytes } = useText(texts);
  return (
    <div className="panel grid gap-3 p-5">
      {note === undefined ? null : <p className="text-sm text-muted">{note}</p>}
      <Facts
        facts={[
          { name: t('mime'), value: mime },
          { name: t('fileSize'), value: size === null ? null : bytes(size) },
        ]}
      />
    </div>
  );
}
