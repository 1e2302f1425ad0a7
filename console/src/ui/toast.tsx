import { Toast as Base } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { buttonClasses, iconButtonClasses } from './button.tsx';

const texts = words({ close: ['Close', '关闭'], undo: ['Undo', '撤销'] });
/** What the area shows. */
export const manager = Base.createToastManager<{ undo?: () => void }>();
let listens: () => void = () => undefined;
/** The manager forgets what is added before the area listens to it. */
export const areaListens = new Promise<void>((resolve) => {
  listens = resolve;
});

/** Where toasts appear. `shell/toasts.tsx` loads it with the first of them. */
export default function ToastArea(): ReactNode {
  // Runs after the effects of the provider, which subscribes in one.
  useEffect(() => listens(), []);
  return (
    <Base.Provider toastManager={manager}>
      <Base.Portal>
        <Base.Viewport className="fixed right-4 bottom-4 z-50 grid w-[min(22rem,calc(100vw-2rem))] gap-2">
          <ToastList />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function ToastList(): ReactNode {
  const { t } = useText(texts);
  const { toasts, close } = Base.useToastManager<{ undo?: () => void }>();
  return toasts.map((each) => {
    const undo = each.data?.undo;
    return (
      <Base.Root
        key={each.id}
        toast={each}
        className="flex items-center gap-3 rounded-control border border-line bg-panel py-2 pr-2 pl-4 text-sm shadow-float transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
      >
        <div className="min-w-0 grow">
          <Base.Title className="font-medium" />
          <Base.Description className="text-muted" />
        </div>
        {undo === undefined ? null : (
          <button
            type="button"
            className={buttonClasses('secondary', 'small')}
            onClick={() => {
              undo();
              close(each.id);
            }}
          >
            {t('undo')}
          </button>
        )}
        {/* The library hides it in a pile of toasts; ours are beside each other. */}
        <Base.Close className={iconButtonClasses()} aria-label={t('close')} aria-hidden={false}>
          <X aria-hidden className="size-4" />
        </Base.Close>
      </Base.Root>
    );
  });
}
