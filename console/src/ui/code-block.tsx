import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';

const texts = words({
  copy: ['Copy', '复制'],
  copied: ['Copied', '已复制'],
  code: ['Code', '代码'],
});
const shownMs = 1600;

/** Code, or anything else to read byte by byte, with a button that copies it. */
export function CodeBlock({ code, label, isWrapped = false }: { code: string; label?: string; isWrapped?: boolean }): ReactNode {
  const { t } = useText(texts);
  return (
    <div className="group relative min-w-0 rounded-control border border-line bg-sunken">
      {/* What scrolls has to be in reach of the keyboard. */}
      <pre
        tabIndex={0}
        role="region"
        aria-label={label ?? t('code')}
        className={classes('max-h-96 overflow-auto p-4 pr-12 text-[13px] leading-relaxed', isWrapped && 'break-words whitespace-pre-wrap')}
      >
        <code>{code}</code>
      </pre>
      <CopyButton text={code} className="absolute top-1.5 right-1.5 bg-sunken" />
    </div>
  );
}

function CopyButton({ text, className }: { text: string; className?: string }): ReactNode {
  const { t } = useText(texts);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => void copyText(text).then(() => setCopied(true));
  return (
    <IconButton size="small" label={isCopied ? t('copied') : t('copy')} onClick={copy} className={classes(className)}>
      {isCopied ? <Check aria-hidden className="size-4 text-good" /> : <Copy aria-hidden className="size-4" />}
      <span role="status" className="sr-only">
        {isCopied ? t('copied') : ''}
      </span>
    </IconButton>
  );
}

/** The clipboard is there only on secure pages; many first try the service on a plain http address of their network. */
async function copyText(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.className = 'fixed top-0 left-0 opacity-0';
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}
