import { FileUp, Pause, Play, X } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { ErrorState } from '../ui/states.tsx';
import type { FileUpload, UploadState } from './file-upload.ts';

const texts = words({
  sending: ['Uploading', '上传中'],
  paused: ['Paused', '已暂停'],
  waiting: ['Connection lost, trying again', '连接中断，正在重试'],
  sent: ['Uploaded', '已上传'],
  failed: ['Stopped', '已停止'],
  resume: ['Continue', '继续'],
  remove: ['Remove {name}', '移除 {name}'],
  progress: ['Progress of {name}', '{name} 的进度'],
  of: ['{sent} of {size} ({share})', '{sent} / {size}（{share}）'],
});

const tones: Record<UploadState['kind'], Tone> = { sending: 'accent', paused: 'plain', waiting: 'warn', sent: 'good', failed: 'bad' };

/** A file on its way, with its progress and what can be done about it. */
export function UploadCard({ upload, remove }: { upload: FileUpload; remove: () => void }): ReactNode {
  const { t } = useText(texts);
  const state = useSyncExternalStore(upload.subscribe, upload.state);
  return (
    <div className="panel grid gap-3 p-4">
      <FileLine name={upload.name} remove={remove}>
        {/* Announced when it changes; the progress itself is not, or a screen reader would never be silent. */}
        <span role="status">
          <Badge tone={tones[state.kind]}>{t(state.kind)}</Badge>
        </span>
      </FileLine>
      <UploadProgress name={upload.name} sentBytes={state.sentBytes} sizeBytes={upload.sizeBytes}>
        {state.kind === 'sending' || state.kind === 'waiting' ? (
          <Button size="small" onClick={upload.pause}>
            <Pause aria-hidden className="size-3.5" />
            {t('pause')}
          </Button>
        ) : state.kind === 'paused' || state.kind === 'failed' ? (
          <Button size="small" onClick={upload.resume}>
            <Play aria-hidden className="size-3.5" />
            {t('resume')}
          </Button>
        ) : null}
      </UploadProgress>
      {state.kind === 'failed' ? <ErrorState error={state.error} /> : null}
    </div>
  );
}

export function FileLine({ name, remove, children }: { name: string; remove: () => void; children: ReactNode }): ReactNode {
  const { t } = useText(texts);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <FileUp aria-hidden className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 grow truncate text-sm font-medium" title={name}>
        {name}
      </span>
      {children}
      <IconButton label={t('remove', { name })} onClick={remove}>
        <X aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
}

export function UploadProgress({
  name,
  sentBytes,
  sizeBytes,
  children,
}: {
  name: string;
  sentBytes: number;
  sizeBytes: number;
  children?: ReactNode;
}): ReactNode {
  const { t, percent, bytes } = useText(texts);
  const share = sizeBytes === 0 ? 1 : sentBytes / sizeBytes;
  return (
    <div className="grid gap-2">
      <progress value={share} max={1} aria-label={t('progress', { name })} className="h-2 w-full accent-accent" />
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <span className="figures text-[13px] text-muted">
          {t('of', { sent: bytes(sentBytes), size: bytes(sizeBytes), share: percent(share) })}
        </span>
        {children}
      </div>
    </div>
  );
}
