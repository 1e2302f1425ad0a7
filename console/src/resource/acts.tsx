import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { queries } from '../api/queries.ts';
import { toast } from '../shell/toasts.tsx';
import { useText, type Name, type Text, type Words } from '../text/words.ts';
import { Button, buttonClasses, type ButtonProps } from '../ui/button.tsx';
import type { MenuItem } from '../ui/menu.tsx';
import { ErrorState } from '../ui/states.tsx';

/** Windows weigh as much as a page: only what is asked about loads one. */
const ReasonDialog = lazy(async () => ({ default: (await import('../back-office/reason-dialog.tsx')).ReasonDialog }));

/** What a person can do about a row: at once, after a question, in a window of its own, or on another page. */
export interface Act<Row, Known extends Words> {
  name: Name<Known> | ((row: Row) => Name<Known>);
  isFor?: (row: Row) => boolean;
  isDanger?: boolean;
  /** Of its button, where the acts of a page are in a row. */
  kind?: ButtonProps['kind'];
  /** Asks for one text first. */
  ask?: (row: Row, text: Text<Known>) => Question;
  dialog?: (row: Row, close: () => void) => ReactNode;
  page?: (row: Row) => Place;
  /** Afterwards, everything is read again. What it rejects with is shown. */
  run?: (row: Row, doing: Doing<Known>) => Promise<unknown>;
}

/** A page of the console, with its filters. */
interface Place {
  to: string;
  search?: Readonly<Record<string, unknown>>;
}

interface Question {
  title: string;
  description: string;
  /** Of the field. */
  label: string;
  hint?: string;
  /** On the button; absent: the name of the act. */
  confirm?: string;
  /** What has to be typed: for what cannot be undone. */
  expected?: string;
}

/** What an act is given. */
export interface Doing<Known extends Words> extends Text<Known> {
  /** The answer to its question. */
  typed: string;
  /** Says that it is done, and offers to take it back. */
  done(this: void, name: Name<Known>, values?: Readonly<Record<string, unknown>>, undo?: () => Promise<unknown>): void;
}

export interface ActItem extends MenuItem {
  page: Place | undefined;
  kind: ButtonProps['kind'];
  isBusy: boolean;
}

export interface Acts<Row> {
  of(row: Row): ActItem[];
  /** Why the last act failed. */
  error: unknown;
  /** The question or the window of an act that has one. */
  dialog: ReactNode;
}

/** The acts on the rows of a list. */
export function useActs<Row, Known extends Words>(acts: ReadonlyArray<Act<Row, Known>>, texts: Known): Acts<Row> {
  const text = useText(texts);
  const navigate = useNavigate();
  const [opened, setOpened] = useState<{ act: Act<Row, Known>; row: Row } | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState<{ act: Act<Row, Known>; row: Row } | null>(null);
  const close = () => setOpened(null);

  async function perform(work: () => Promise<unknown>): Promise<void> {
    setError(null);
    await work().catch(setError);
    await queries.invalidateQueries();
  }
  const doing = (typed: string): Doing<Known> => ({
    ...text,
    typed,
    done: (name, values, undo) => toast(text.t(name, values), undo === undefined ? {} : { undo: () => void perform(undo) }),
  });
  const nameOf = ({ name }: Act<Row, Known>, row: Row) => text.t(typeof name === 'string' ? name : name(row));

  async function start(act: Act<Row, Known>, row: Row): Promise<void> {
    if (act.ask !== undefined || act.dialog !== undefined) return setOpened({ act, row });
    setBusy({ act, row });
    await perform(async () => act.run?.(row, doing('')));
    setBusy(null);
  }
  const itemOf = (act: Act<Row, Known>, row: Row): ActItem => {
    const page = act.page?.(row);
    const name = nameOf(act, row);
    return {
      id: name,
      label: name,
      isDanger: act.isDanger ?? false,
      kind: act.kind,
      isBusy: busy?.act === act && busy.row === row,
      page,
      run: () => void (page === undefined ? start(act, row) : navigate(page)),
    };
  };

  return {
    error,
    of: (row) => acts.filter(({ isFor }) => isFor?.(row) ?? true).map((act) => itemOf(act, row)),
    dialog: opened === null ? null : (opened.act.dialog?.(opened.row, close) ?? asking(opened.act, opened.row)),
  };

  function asking(act: Act<Row, Known>, row: Row): ReactNode {
    if (act.ask === undefined) return null;
    const { confirm = nameOf(act, row), expected, ...question } = act.ask(row, text);
    const submit = async (typed: string) => {
      if (expected !== undefined && typed.trim() !== expected) throw new Error('another text');
      await act.run?.(row, doing(typed));
      await queries.invalidateQueries();
    };
    return (
      <Suspense fallback={null}>
        <ReasonDialog {...question} close={close} confirm={confirm} isDanger={act.isDanger ?? false} submit={submit} />
      </Suspense>
    );
  }
}

interface ActButtonProps {
  item: ActItem;
  size?: 'small' | 'medium' | undefined;
}

export function ActButton({ item: { label, page, kind = 'secondary', isBusy, run }, size = 'medium' }: ActButtonProps): ReactNode {
  if (page !== undefined) {
    return (
      <Link {...page} className={buttonClasses(kind, size)}>
        {label}
      </Link>
    );
  }
  return (
    <Button kind={kind} size={size} isBusy={isBusy} onClick={run}>
      {label}
    </Button>
  );
}

export interface ActBarProps<Row, Known extends Words> {
  acts: ReadonlyArray<Act<Row, Known>>;
  texts: Known;
  /** What the page, or a part of it, is about. */
  row: Row;
  size?: 'small' | 'medium';
}

/** The acts on one thing, each a button. */
export function ActBar<Row, Known extends Words>({ acts, texts, row, size }: ActBarProps<Row, Known>): ReactNode {
  const { of, error, dialog } = useActs(acts, texts);
  return (
    <div className="flex flex-wrap gap-2">
      {of(row).map((item) => (
        <ActButton key={item.id} item={item} size={size} />
      ))}
      <ErrorState error={error} className="w-full" />
      {dialog}
    </div>
  );
}
