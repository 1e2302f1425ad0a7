import { addressOf } from './acting.ts';
import { useEffect, useRef, useState } from 'react';

export type LiveState = 'opening' | 'open' | 'closed';

const againMs = 5000;

/**
 * Server-sent events while a page is shown. The browser opens the stream again after a break; where it gives up, this does.
 * @param on what to do with each event, by name
 */
export function useLive(path: string, isOn: boolean, on: Readonly<Record<string, (data: unknown) => void>>): LiveState {
  const [state, setState] = useState<LiveState>('closed');
  const latest = useRef(on);
  latest.current = on;
  useEffect(() => {
    if (!isOn) return setState('closed');
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => {
      setState('opening');
      source = new EventSource(addressOf(path));
      source.addEventListener('open', () => setState('open'));
      source.addEventListener('error', () => {
        setState('opening');
        if (source?.readyState !== EventSource.CLOSED) return;
        timer = setTimeout(open, againMs);
      });
      for (const name of Object.keys(latest.current)) {
        source.addEventListener(name, (event: MessageEvent<string>) => latest.current[name]?.(JSON.parse(event.data)));
      }
    };
    open();
    return () => {
      clearTimeout(timer);
      source?.close();
    };
  }, [path, isOn]);
  return state;
}
