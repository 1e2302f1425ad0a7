import { Command } from 'cmdk';
import { useState, type ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { Dialog } from './dialog.tsx';

const texts = words({
  title: ['Commands', '命令'],
  placeholder: ['Go to a page, find something, change a setting', '前往页面、查找内容或更改设置'],
  none: ['Nothing matches.', '没有匹配项。'],
});

export interface PaletteItem {
  id: string;
  group: string;
  label: string;
  /** Further words that find it. */
  keywords?: readonly string[];
  run(): void;
}

export interface CommandPaletteProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  items: readonly PaletteItem[];
  /** Items made from the typed text, below the others. */
  made: readonly PaletteItem[];
  /** Called with what is typed. */
  onTyped(typed: string): void;
}

/** Everything that the keyboard reaches, in one list. `Command.Dialog` is not used: its style elements break the policy of the pages. */
export default function CommandPalette({ isOpen, onOpenChange, items, made, onTyped }: CommandPaletteProps): ReactNode {
  const { t } = useText(texts);
  const [typed, setTyped] = useState('');
  const groups = Map.groupBy(items, ({ group }) => group);
  const madeGroups = Map.groupBy(made, ({ group }) => group);
  const run = (item: PaletteItem) => {
    onOpenChange(false);
    item.run();
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('title')} isBare>
      <Command label={t('title')} loop>
        <Command.Input
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            onTyped(text.trim());
          }}
          placeholder={t('placeholder')}
          className="h-13 w-full border-b border-line bg-transparent px-5 text-base outline-none placeholder:text-faint"
        />
        <Command.List className="max-h-[50vh] overflow-auto p-2" tabIndex={-1}>
          {made.length > 0 ? null : <Command.Empty className="px-3 py-6 text-center text-sm text-muted">{t('none')}</Command.Empty>}
          {[...groups].map(([group, members]) => (
            <PaletteGroup key={group} heading={group} items={members} run={run} />
          ))}
          {[...madeGroups].map(([group, members]) => (
            <PaletteGroup key={group} heading={group} items={members} run={run} isAlways />
          ))}
        </Command.List>
      </Command>
    </Dialog>
  );
}

interface PaletteGroupProps {
  heading: string;
  items: readonly PaletteItem[];
  run(item: PaletteItem): void;
  /** Items made from the typed text always match it. */
  isAlways?: boolean;
}

function PaletteGroup({ heading, items, run, isAlways = false }: PaletteGroupProps): ReactNode {
  return (
    <Command.Group
      heading={heading}
      forceMount={isAlways}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-faint"
    >
      {items.map((item) => (
        <Command.Item
          key={item.id}
          value={item.id}
          keywords={[item.label, ...(item.keywords ?? [])]}
          forceMount={isAlways}
          onSelect={() => run(item)}
          className="flex h-10 items-center gap-3 rounded-control px-3 text-sm text-ink data-[selected=true]:bg-hover"
        >
          <span className="truncate">{item.label}</span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}
