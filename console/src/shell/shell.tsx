import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { Languages, Monitor, Moon, Search, Sun } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { chooseLanguage, languages } from '../text/language.ts';
import { useText, words } from '../text/words.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import type { PaletteItem } from '../ui/command-palette.tsx';
import { useSession } from '../api/session.ts';
import { AccountSwitch } from './account-switch.tsx';
import { destinations, destinationTexts, docsPath, placesOf } from './destinations.ts';
import mark from './mark.svg';
import { NavRow } from './nav-row.tsx';
import { chooseTheme, themes, useTheme } from './theme.ts';
import { Toasts } from './toasts.tsx';

const Palette = lazy(() => import('./palette.tsx'));

const texts = words({
  skip: ['Skip to the content', '跳到正文'],
  main: ['Main', '主导航'],
  commands: ['Commands', '命令'],
  goTo: ['Go to', '前往'],
  settings: ['Settings', '设置'],
  themeIs: ['Theme: {theme}', '主题：{theme}'],
  useTheme: ['Use theme: {theme}', '使用主题：{theme}'],
  system: ['system', '跟随系统'],
  light: ['light', '浅色'],
  dark: ['dark', '深色'],
  otherLanguage: ['中文', 'English'],
});

/** Header, navigation and everything that is the same on every page. */
export function Shell({ children }: { children: ReactNode }): ReactNode {
  const { t } = useText(texts);
  const [palette, setPalette] = useState<'never' | 'open' | 'closed'>('never');
  const commands = useCommands();
  // As wide as the pages of work, whose navigation is at the side.
  const isWork = useLocation({ select: ({ pathname }) => /^\/console\/(?:bridge|desk)(?:\/|$)/.test(pathname) });
  const width = isWork ? 'max-w-[96rem]' : 'max-w-6xl';
  usePaletteKey(() => setPalette((state) => (state === 'open' ? 'closed' : 'open')));
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-ink focus:px-4 focus:py-2 focus:text-page"
      >
        {t('skip')}
      </a>
      <Header width={width} openPalette={() => setPalette('open')} />
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer width={width} />
      <Toasts />
      {palette === 'never' ? null : (
        <Suspense fallback={null}>
          <Palette commands={commands} isOpen={palette === 'open'} onOpenChange={(isOpen) => setPalette(isOpen ? 'open' : 'closed')} />
        </Suspense>
      )}
    </div>
  );
}

function Header({ width, openPalette }: { width: string; openPalette: () => void }): ReactNode {
  const { t } = useText(texts);
  const key = isMac() ? '⌘K' : 'Ctrl K';
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-page/90 backdrop-blur">
      <div className={classes('mx-auto flex h-14 w-full items-center gap-1 px-4 sm:px-6', width)}>
        <Link to="/" className="mr-3 flex items-center gap-2 rounded-control font-semibold tracking-tight">
          <img src={mark} alt="" width={24} height={24} />
          farebox
        </Link>
        <nav aria-label={t('main')} className="hidden min-w-0 grow items-center gap-1 md:flex">
          <NavLinks />
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <Button
            kind="secondary"
            size="small"
            onClick={openPalette}
            aria-label={`${t('commands')} ${key}`}
            aria-keyshortcuts="Control+K Meta+K"
            className="text-muted"
          >
            <Search aria-hidden className="size-4" />
            <kbd className="hidden font-sans text-xs text-faint sm:inline">{key}</kbd>
          </Button>
          <AccountSwitch />
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
      <NavRow label={t('main')} className="relative flex items-center gap-1 overflow-x-auto px-3 pb-2 md:hidden">
        <NavLinks />
      </NavRow>
    </header>
  );
}

function Footer({ width }: { width: string }): ReactNode {
  const { t: say } = useText(destinationTexts);
  return (
    <footer className="border-t border-line">
      <div className={classes('mx-auto flex w-full flex-wrap gap-x-6 gap-y-2 px-4 py-6 text-[13px] text-faint sm:px-6', width)}>
        <span className="mr-auto">farebox</span>
        {[
          [docsPath, say('docs')],
          ['/openapi.json', 'OpenAPI'],
          ['/llms.txt', 'llms.txt'],
          ['/.well-known/api-catalog', 'API catalog'],
        ].map(([href, label]) => (
          <a key={href} href={href} className="hover:text-ink hover:underline">
            {label}
          </a>
        ))}
      </div>
    </footer>
  );
}

function NavLinks(): ReactNode {
  const { t: say } = useText(destinationTexts);
  const look = 'rounded-control px-3 py-1.5 text-sm whitespace-nowrap text-muted hover:bg-hover hover:text-ink';
  const session = useSession();
  const own = session === undefined ? [] : placesOf[session.user?.role ?? 'nobody'];
  return (
    <>
      {destinations.map(({ to, name }) => (
        <Link key={to} to={to} className={look} activeProps={{ className: 'bg-hover !text-ink font-medium' }}>
          {say(name)}
        </Link>
      ))}
      <a href={docsPath} className={look}>
        {say('docs')}
      </a>
      {own.map(({ to, name }) => (
        <Link key={to} to={to} className={look} activeProps={{ className: 'bg-hover !text-ink font-medium' }}>
          {say(name)}
        </Link>
      ))}
    </>
  );
}

function LanguageSwitch(): ReactNode {
  const { t, language } = useText(texts);
  const other = languages.find((each) => each !== language) ?? 'en';
  return (
    <Button kind="quiet" size="small" lang={other} onClick={() => chooseLanguage(other)} className="px-2">
      <Languages aria-hidden className="size-4" />
      <span className="sr-only sm:not-sr-only">{t('otherLanguage')}</span>
    </Button>
  );
}

function ThemeSwitch(): ReactNode {
  const { t } = useText(texts);
  const theme = useTheme();
  const Icon = { system: Monitor, light: Sun, dark: Moon }[theme];
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  return (
    <IconButton kind="quiet" size="small" label={t('themeIs', { theme: t(theme) })} onClick={() => chooseTheme(next)}>
      <Icon aria-hidden className="size-4" />
    </IconButton>
  );
}

function useCommands(): readonly PaletteItem[] {
  const { t } = useText(texts);
  const { t: say } = useText(destinationTexts);
  const navigate = useNavigate();
  const user = useSession()?.user ?? null;
  const places = [...destinations, ...placesOf[user?.role ?? 'nobody']];
  return [
    ...places.map(({ to, name }) => ({ id: `go-${to}`, group: t('goTo'), label: say(name), run: () => void navigate({ to }) })),
    { id: 'go-docs', group: t('goTo'), label: say('docs'), run: () => location.assign(docsPath) },
    ...themes.map((theme) => ({
      id: `theme-${theme}`,
      group: t('settings'),
      label: t('useTheme', { theme: t(theme) }),
      run: () => chooseTheme(theme),
    })),
    ...languages.map((language) => ({
      id: `language-${language}`,
      group: t('settings'),
      label: { en: 'English', zh: '中文' }[language],
      run: () => chooseLanguage(language),
    })),
  ];
}

/** Ctrl+K or Cmd+K anywhere; `/` where nothing is typed into. */
function usePaletteKey(toggle: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]') !== null;
      if (!((event.key === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !isTyping))) return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}

function isMac(): boolean {
  return navigator.userAgent.includes('Mac');
}
