import type { ImportedTool } from '@farebox/contract';
import type { ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { Button } from '../ui/button.tsx';
import { Mono } from './parts.tsx';

const texts = words({
  changes: ['What its source says now', '来源的最新定义'],
  changesLead: [
    'Where the tool is for sale, it is sold as on the left until you accept what is on the right.',
    '在你接受右侧的定义前，若该工具在售，仍按左侧的定义出售。',
  ],
  where: ['Where', '位置'],
  before: ['Here', '此处'],
  after: ['At the source', '来源'],
  absent: ['absent', '无'],
  accept: ['Accept the change', '接受变化'],
});

export interface ToolChangesProps {
  changes: NonNullable<ImportedTool['changes']>;
  accept: () => void;
  isBusy: boolean;
}

/** A difference on each row, as in a review of code: what is sold, and what the source says. */
export function ToolChanges({ changes, accept, isBusy }: ToolChangesProps): ReactNode {
  const { t } = useText(texts);
  return (
    <section className="panel grid min-w-0 overflow-hidden border-warn/40">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line bg-warn-soft px-5 py-3">
        <div className="grid gap-0.5">
          <h3 className="text-sm text-warn">{t('changes')}</h3>
          <p className="text-[13px] text-ink">{t('changesLead')}</p>
        </div>
        <Button kind="primary" size="small" isBusy={isBusy} onClick={accept}>
          {t('accept')}
        </Button>
      </div>
      <div tabIndex={0} role="region" aria-label={t('changes')} className="max-h-96 overflow-auto">
        <table className="w-full border-collapse text-[13px]">
          <thead>
            <tr className="text-left text-xs text-faint">
              {(['where', 'before', 'after'] as const).map((name) => (
                <th key={name} scope="col" className="h-9 px-3 font-medium first:px-5">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map(({ path, before, after }) => (
              <tr key={path} className="border-t border-line align-top">
                <th scope="row" className="px-5 py-2 text-left font-normal">
                  <Mono className="break-all">{path}</Mono>
                </th>
                <td className="bg-bad-soft px-3 py-2">
                  <Value text={before} absent={t('absent')} />
                </td>
                <td className="bg-good-soft px-3 py-2">
                  <Value text={after} absent={t('absent')} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Value({ text, absent }: { text: string | null; absent: string }): ReactNode {
  if (text === null) return <span className="text-muted italic">{absent}</span>;
  return <code className="break-words whitespace-pre-wrap text-ink">{text}</code>;
}
