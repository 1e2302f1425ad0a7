import { Fragment, useEffect, type ReactNode } from 'react';
import { classes } from '../ui/classes.ts';

export interface PageProps {
  /** The heading, and with the name of the service the title of the window. */
  title: string;
  lead?: ReactNode;
  /** Stands opposite the heading. */
  actions?: ReactNode;
  isTitleHidden?: boolean;
  className?: string;
  children: ReactNode;
}

/** The frame of every page: its title, its heading, its width. */
export function Page({ title, lead, actions, isTitleHidden = false, className, children }: PageProps): ReactNode {
  useEffect(() => {
    document.title = `${title} - farebox`;
  }, [title]);
  return (
    <div className={classes('mx-auto w-full max-w-6xl px-4 pt-8 pb-20 sm:px-6 sm:pt-10', className)}>
      {isTitleHidden ? (
        <h1 className="sr-only">{title}</h1>
      ) : (
        <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
          <div className="grid min-w-0 gap-2">
            <h1 className="text-[28px] wrap-anywhere">
              {/* Mail addresses break before their host. */}
              {title.split(/(?=@)/).map((part, at) => (
                <Fragment key={`${at}${part}`}>
                  {at === 0 ? null : <wbr />}
                  {part}
                </Fragment>
              ))}
            </h1>
            {lead === undefined ? null : <div className="max-w-2xl text-muted">{lead}</div>}
          </div>
          {actions}
        </header>
      )}
      {children}
    </div>
  );
}
