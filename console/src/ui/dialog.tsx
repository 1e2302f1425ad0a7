import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { iconButtonClasses } from './button.tsx';
import { classes } from './classes.ts';

const texts = words({ close: ['Close', '关闭'] });

export interface DialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  title: string;
  description?: string;
  /** Without padding, and with a head that is only read aloud. */
  isBare?: boolean;
  className?: string;
  children: ReactNode;
}

/** A window over the page. The focus stays in it, Escape closes it, and the focus returns to where it was. */
export function Dialog({ isOpen, onOpenChange, title, description, isBare = false, className, children }: DialogProps): ReactNode {
  const { t } = useText(texts);
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-black/40 transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Base.Popup
          className={classes(
            'fixed top-[12vh] left-1/2 z-50 grid max-h-[76vh] w-[min(34rem,calc(100vw-2rem))] -translate-x-1/2 overflow-auto rounded-panel border border-line bg-panel shadow-float transition-[opacity,scale] data-[ending-style]:scale-98 data-[ending-style]:opacity-0 data-[starting-style]:scale-98 data-[starting-style]:opacity-0',
            isBare ? '' : 'gap-4 p-5',
            className,
          )}
        >
          <div className={isBare ? 'sr-only' : 'flex items-start justify-between gap-4'}>
            <div className="grid gap-1">
              <Base.Title className="text-lg font-semibold">{title}</Base.Title>
              {description === undefined ? null : <Base.Description className="text-sm text-muted">{description}</Base.Description>}
            </div>
            {isBare ? null : (
              <Base.Close className={iconButtonClasses()} aria-label={t('close')}>
                <X aria-hidden className="size-4" />
              </Base.Close>
            )}
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
