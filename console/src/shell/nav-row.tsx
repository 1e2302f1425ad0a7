import { useLocation } from '@tanstack/react-router';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useSession } from '../api/session.ts';

/** A navigation that may be wider than its page: it scrolls to the link of this page. */
export function NavRow({ label, className, children }: { label: string; className: string; children: ReactNode }): ReactNode {
  const row = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // It brings links of its own.
  const session = useSession();
  useLayoutEffect(() => {
    const current = row.current?.querySelector('[aria-current="page"]');
    if (row.current === null || !(current instanceof HTMLElement)) return;
    // Not `scrollIntoView`, which would scroll the page too.
    row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.clientWidth) / 2;
  }, [path, session]);
  return (
    <nav ref={row} aria-label={label} className={className}>
      {children}
    </nav>
  );
}
