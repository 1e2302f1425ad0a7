import type { ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form, InputField } from '../ui/form.tsx';

const texts = words({ cancel: ['Cancel', '取消'] });

export interface ReasonDialogProps {
  title: string;
  description: string;
  label: string;
  hint?: string;
  confirm: string;
  isDanger?: boolean;
  /** Rejects with what is shown. */
  submit(text: string): Promise<unknown>;
  /** It was cancelled, or has done its work. */
  close(): void;
}

/** Asks for one text before an act that cannot be undone. */
export function ReasonDialog({ title, description, label, hint, confirm, isDanger = false, submit, close }: ReasonDialogProps): ReactNode {
  const { t } = useText(texts);
  return (
    <Dialog isOpen onOpenChange={close} title={title} description={description}>
      <Form
        label={confirm}
        kind={isDanger ? 'danger' : 'primary'}
        aside={<Button onClick={close}>{t('cancel')}</Button>}
        submit={async ({ text }) => {
          await submit(text('text'));
          close();
        }}
      >
        <InputField label={label} hint={hint} isRequired name="text" maxLength={500} autoComplete="off" />
      </Form>
    </Dialog>
  );
}
