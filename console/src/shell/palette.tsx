import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { searchQuery } from '../api/catalog.ts';
import { useText, words } from '../text/words.ts';
import CommandPalette, { type CommandPaletteProps, type PaletteItem } from '../ui/command-palette.tsx';

const texts = words({
  search: ['Search', '搜索'],
  searchFor: ['Search for "{typed}"', '搜索“{typed}”'],
  found: ['Tools and data', '工具和数据'],
});
/** The search starts after this pause in typing. */
const typingMs = 150;
const foundMax = 6;

type PaletteProps = Pick<CommandPaletteProps, 'isOpen' | 'onOpenChange'> & { commands: readonly PaletteItem[] };

/**
 * Everything that the keyboard reaches, the search for what is typed, and the tools and data that it finds. These come last: what stands
 * above them must not move when they arrive.
 */
export default function Palette({ commands, ...dialog }: PaletteProps): ReactNode {
  const { t } = useText(texts);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  const searchFor = {
    id: 'search-typed',
    group: t('search'),
    label: t('searchFor', { typed }),
    run: () => void navigate({ to: '/console/catalog', search: { q: typed } }),
  };
  return <CommandPalette {...dialog} items={commands} onTyped={setTyped} made={typed === '' ? [] : [searchFor, ...found]} />;
}

/** The tools and data that answer what is typed. */
function useFound(typed: string): PaletteItem[] {
  const { t } = useText(texts);
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery(searchQuery(query, {}, true));
  if (typed === '' || data?.answered !== true) return [];
  const forSale = data.results.filter(({ kind }) => kind !== 'demand').slice(0, foundMax);
  return forSale.map(({ kind, id, title }) => ({
    id: `${kind}-${id}`,
    group: t('found'),
    label: title,
    run: () => void navigate({ to: kind === 'tool' ? '/console/tools/$id' : '/console/assets/$id', params: { id } }),
  }));
}
