import { useState, type FormEvent, type ReactNode } from 'react';
import { useWords, words } from '../text/words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, TextInput } from '../ui/field.tsx';
import { ErrorState } from '../ui/states.tsx';

const texts = words({ cancel: ['Cancel', '取消'] });

export interface ReasonDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  title: string;
  description: string;
  label: string;
  hint?: string;
  confirm: string;
  isDanger?: boolean;
  /** Rejects with what is shown. */
  submit(text: string): Promise<unknown>;
}

/** Asks for one text before an act that cannot be undone. */
export function ReasonDialog({
  isOpen,
  onOpenChange,
  title,
  description,
  label,
  hint,
  confirm,
  isDanger,
  submit,
}: ReasonDialogProps): ReactNode {
  const t = useWords(texts);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('text');
    setBusy(true);
    setError(null);
    try {
      await submit(typeof text === 'string' ? text : '');
      onOpenChange(false);
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={title} description={description}>
      <form onSubmit={(event) => void send(event)} className="grid gap-4">
        <Field label={label} isRequired {...(hint === undefined ? {} : { hint })}>
          {(control) => <TextInput {...control} name="text" maxLength={500} autoComplete="off" />}
        </Field>
        {error === null ? null : <ErrorState error={error} />}
        <div className="flex justify-end gap-2">
          <Button onClick={() => onOpenChange(false)}>{t('cancel')}</Button>
          <Button type="submit" kind={isDanger === true ? 'danger' : 'primary'} isBusy={isBusy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
