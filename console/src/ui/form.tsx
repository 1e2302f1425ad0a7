import { useId, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { useWork } from '../api/use-work.ts';
import { Button, type ButtonProps } from './button.tsx';
import { classes } from './classes.ts';
import { ErrorState } from './states.tsx';

export interface FormProps {
  /** On its button. */
  label: string;
  kind?: ButtonProps['kind'];
  /** Of the button. */
  buttonClassName?: string;
  className?: string;
  /** Beside the button. */
  aside?: ReactNode;
  /** Passwords do not stay in the page once they were sent. */
  clearsPasswords?: boolean;
  onChange?: ComponentProps<'form'>['onChange'];
  /** Rejects with what is shown. */
  submit(values: FormValues): Promise<unknown>;
  children: ReactNode;
}

/** Fields with the button that sends them. The button is busy while the request runs; afterwards the form is done, or shows the error. */
export function Form(form: FormProps): ReactNode {
  const { label, kind = 'primary', buttonClassName, className, aside, clearsPasswords = false, onChange, submit, children } = form;
  const { busy, error, run } = useWork<'send'>();
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = event.currentTarget;
    void run('send', async () => {
      await submit(formValues(new FormData(fields)));
      if (!clearsPasswords) return;
      for (const input of fields.querySelectorAll<HTMLInputElement>('input[type=password]')) input.value = '';
    });
  }
  const button = (
    <Button type="submit" kind={kind} isBusy={busy !== null} className={buttonClassName}>
      {label}
    </Button>
  );
  return (
    <form onSubmit={send} onChange={onChange} className={classes('grid gap-4', className)}>
      {children}
      <ErrorState error={error} />
      {aside === undefined ? (
        button
      ) : (
        <div className="flex justify-end gap-2">
          {aside}
          {button}
        </div>
      )}
    </form>
  );
}

/** What somebody typed into a form. */
export interface FormValues {
  /** As it was typed; empty where there is no such field. */
  text(this: void, name: string): string;
  /** The lines of a field that are not empty, without the space around them. */
  lines(this: void, name: string): string[];
  isChecked(this: void, name: string): boolean;
  /** Of fields with one name, in their order. */
  texts(this: void, name: string): string[];
  /** The fields that are not empty, by name. */
  given: Readonly<Record<string, string>>;
}

export function formValues(form: FormData): FormValues {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  const text = (name: string) => texts(name)[0] ?? '';
  return {
    text,
    texts,
    lines: (name) => linesOf(text(name)),
    isChecked: (name) => form.has(name),
    given: Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value]] : []))),
  };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const box =
  'w-full rounded-control border border-strong bg-panel px-3 text-ink placeholder:text-faint disabled:opacity-60 aria-invalid:border-bad';
const line = 'h-10 text-sm';

export interface FieldProps {
  label: string;
  /** Shown below the control, and read with it. */
  hint?: ReactNode;
  error?: string | null | undefined;
  isRequired?: boolean | undefined;
  /** Renders the control with what ties it to its label. */
  children: (control: FieldControl) => ReactNode;
}

interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  required: boolean;
}

/** A control with its label, its hint and its error. */
export function Field({ label, hint, error = null, isRequired = false, children }: FieldProps): ReactNode {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = [hint === undefined ? '' : hintId, error === null ? '' : errorId].filter((each) => each !== '').join(' ');
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        {isRequired ? (
          <span aria-hidden className="text-bad">
            {' '}
            *
          </span>
        ) : null}
      </label>
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === null ? undefined : true,
        required: isRequired,
      })}
      {hint === undefined ? null : (
        <p id={hintId} className="text-[13px] text-faint">
          {hint}
        </p>
      )}
      {error === null ? null : (
        <p id={errorId} role="alert" className="text-[13px] text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

type FieldOf<Control extends 'input' | 'textarea' | 'select'> = Omit<FieldProps, 'children'> & ComponentProps<Control>;

/** A field of one line. */
export function InputField({ label, hint, error, isRequired, ...input }: FieldOf<'input'>): ReactNode {
  return <Field {...{ label, hint, error, isRequired }}>{(control) => <TextInput {...control} {...input} />}</Field>;
}

/** An amount of USD, as exact as the service takes it. */
export function AmountField(field: FieldOf<'input'>): ReactNode {
  return <InputField inputMode="decimal" pattern="\d{1,7}(\.\d{1,6})?" autoComplete="off" {...field} />;
}

/** A password that is there already, or a new one. */
export function PasswordField({ isNew = false, ...field }: FieldOf<'input'> & { isNew?: boolean }): ReactNode {
  const look = isNew
    ? { autoComplete: 'new-password', minLength: 10, maxLength: 256 }
    : { autoComplete: 'current-password', maxLength: 256 };
  return <InputField type="password" {...look} {...field} />;
}

/** A field of several lines. */
export function AreaField({ label, hint, error, isRequired, ...area }: FieldOf<'textarea'>): ReactNode {
  return <Field {...{ label, hint, error, isRequired }}>{(control) => <TextArea {...control} {...area} />}</Field>;
}

/** Values with what each is called. */
export type Choices<Value extends string | number = string | number> = ReadonlyArray<readonly [value: Value, label: string]>;

/** A field with a few values. */
export function SelectField({ label, hint, error, isRequired, choices, ...select }: FieldOf<'select'> & { choices: Choices }): ReactNode {
  return (
    <Field {...{ label, hint, error, isRequired }}>
      {(control) => (
        <NativeSelect {...control} {...select}>
          <Options choices={choices} />
        </NativeSelect>
      )}
    </Field>
  );
}

/** A choice whose label is only read aloud, e.g. of a period. */
export function Choice<Value extends string | number>({
  label,
  value,
  choices,
  onChoose,
  className,
}: {
  label: string;
  value: Value;
  choices: Choices<Value>;
  onChoose: (value: Value) => void;
  className?: string;
}): ReactNode {
  const choose = (text: string) => {
    const chosen = choices.find(([each]) => String(each) === text);
    if (chosen !== undefined) onChoose(chosen[0]);
  };
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      onChange={({ target }) => choose(target.value)}
      className={classes('!w-auto', className)}
    >
      <Options choices={choices} />
    </NativeSelect>
  );
}

function Options({ choices }: { choices: Choices }): ReactNode {
  return choices.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

export function TextInput({ className, ...rest }: ComponentProps<'input'>): ReactNode {
  return <input {...rest} className={classes(box, line, className)} />;
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>): ReactNode {
  return <textarea rows={4} {...rest} className={classes(box, 'py-2 text-sm', className)} />;
}

/** A choice of a few, by the control of the browser: it works everywhere and weighs nothing. */
export function NativeSelect({ className, ...rest }: ComponentProps<'select'>): ReactNode {
  return <select {...rest} className={classes(box, line, 'pr-8', className)} />;
}

export function Checkbox({ label, className, ...rest }: ComponentProps<'input'> & { label: ReactNode }): ReactNode {
  return (
    <label className={classes('flex items-center gap-2 text-sm', className)}>
      <input type="checkbox" {...rest} className="size-4 accent-accent" />
      {label}
    </label>
  );
}
