import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { IconButton } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';

const texts = words({
  search: ['Search tools, data and demand', '搜索工具、数据和需求'],
  clear: ['Clear the search', '清除搜索'],
});
/** The search starts after this pause in typing. */
const typingMs = 150;

export interface SearchBoxProps {
  value: string;
  placeholder: string;
  /** While somebody types. */
  onTyped(text: string): void;
  /** A text that is complete: by Enter, or by leaving the field after it was searched for. */
  onDone(text: string): void;
  isLarge?: boolean;
}

/** The field of an instant search. */
export function SearchBox({ value, placeholder, onTyped, onDone, isLarge = false }: SearchBoxProps): ReactNode {
  const { t } = useText(texts);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed by itself: a link, or the back button.
  if (known !== value) {
    setKnown(value);
    if (value.trim() !== typed.trim()) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => onTyped(typed.trim()), typingMs);
    return () => clearTimeout(timer);
  }, [typed, value, onTyped]);
  const isChanged = useRef(false);
  const done = () => {
    isChanged.current = false;
    if (typed.trim() !== '') onDone(typed.trim());
  };
  return (
    <form
      role="search"
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        done();
      }}
    >
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-faint" />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={1000}
        aria-label={t('search')}
        placeholder={placeholder}
        value={typed}
        onChange={({ target }) => {
          isChanged.current = true;
          setTyped(target.value);
        }}
        // What is not searched for yet stays: results that change under the pointer cannot be clicked.
        onBlur={() => isChanged.current && typed.trim() === value && done()}
        className={classes(
          'w-full rounded-panel border border-strong bg-panel pr-12 pl-12 text-base placeholder:text-faint [&::-webkit-search-cancel-button]:hidden',
          isLarge ? 'h-14 sm:text-lg' : 'h-12',
        )}
      />
      {typed === '' ? null : (
        <IconButton
          label={t('clear')}
          className="absolute top-1/2 right-2.5 -translate-y-1/2"
          onClick={() => {
            setTyped('');
            onTyped('');
          }}
        >
          <X aria-hidden className="size-4" />
        </IconButton>
      )}
    </form>
  );
}
