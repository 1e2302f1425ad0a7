import { useSyncExternalStore } from 'react';
import { storeChoice, storedChoice } from '../text/stored-choice.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'farebox.theme';
const listeners = new Set<() => void>();

/** Shows the theme chosen before; without one, that of the system. */
export function startTheme(): void {
  const stored = storedChoice(storageKey);
  show(themes.find((theme) => theme === stored) ?? 'system');
}

/** Switches the theme and remembers it. */
export function chooseTheme(theme: Theme): void {
  storeChoice(storageKey, theme);
  show(theme);
  for (const changed of listeners) changed();
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current);
}

/** Whether the system shows dark colours now: what is drawn with colours has to be drawn again when that changes. */
export function useSystemIsDark(): boolean {
  return useSyncExternalStore(subscribeToSystem, () => dark.matches);
}

const dark = matchMedia('(prefers-color-scheme: dark)');

function subscribeToSystem(changed: () => void): () => void {
  dark.addEventListener('change', changed);
  return () => dark.removeEventListener('change', changed);
}

function show(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}

function current(): Theme {
  const { theme } = document.documentElement.dataset;
  return themes.find((each) => each === theme) ?? 'system';
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
