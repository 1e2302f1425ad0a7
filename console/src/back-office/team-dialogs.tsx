import type { CreatedInvitation, Member } from '@farebox/contract';
import { useState, type ReactNode } from 'react';
import { change } from '../api/queries.ts';
import { toast } from '../shell/toasts.tsx';
import { useText, words } from '../text/words.ts';
import { CodeBlock } from '../ui/code-block.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { AmountField, Form, InputField, SelectField, type FormValues } from '../ui/form.tsx';
import { teamRoles, teamTexts } from './team-texts.ts';

const texts = words({
  ...teamTexts,
  role: ['Role', '角色'],
  day: ['Cap of a day', '每日上限'],
  call: ['Cap of a call', '单次上限'],
  total: ['Cap in total', '总上限'],
  capHint: ['In USD; empty: none. It counts the member and their keys together.', '美元；留空表示无上限。成员与其密钥合并计算。'],
  change: ['Change', '更改'],
  changed: ['Changed', '已更改'],
  invite: ['Invite', '邀请'],
  inviteHint: [
    'A link is mailed to it, if this service sends mail. You see the link, too.',
    '若此服务可发送邮件，将发送链接。你也会看到该链接。',
  ],
  link: ['The invitation, shown once', '邀请链接，仅显示一次'],
  linkHint: ['It takes one person, within seven days. Anyone with the link can join.', '七天内一人可用。持有链接者均可加入。'],
});

export const membersPath = '/api/v1/me/members';
export const invitationsPath = '/api/v1/me/invitations';
const capNames = ['call', 'day', 'total'] as const;
export type CapName = `cap_${(typeof capNames)[number]}`;

function RoleAndCaps({ of }: { of?: Pick<Member, 'role' | CapName> }): ReactNode {
  const { t } = useText(texts);
  const [role, setRole] = useState(of?.role ?? 'developer');
  return (
    <>
      <SelectField
        label={t('role')}
        name="role"
        hint={t(`${role}Hint`)}
        value={role}
        onChange={({ target }) => setRole(teamRoles.find((each) => each === target.value) ?? role)}
        choices={teamRoles.map((each) => [each, t(each)])}
      />
      {capNames.map((each) => (
        <AmountField key={each} label={t(each)} hint={t('capHint')} name={`cap_${each}`} defaultValue={of?.[`cap_${each}`] ?? ''} />
      ))}
    </>
  );
}

export function ChangeMember({ of, close }: { of: Member; close: () => void }): ReactNode {
  const { t } = useText(texts);
  async function save({ given }: FormValues): Promise<void> {
    const caps = Object.fromEntries(capNames.map((each) => [`cap_${each}`, given[`cap_${each}`] ?? null]));
    await change(`${membersPath}/${of.id}`, { method: 'PATCH', body: { role: given['role'], ...caps } });
    toast(t('changed'));
    close();
  }
  return (
    <Dialog isOpen onOpenChange={close} title={of.display_name}>
      <Form label={t('change')} buttonClassName="justify-self-end" submit={save}>
        <RoleAndCaps of={of} />
      </Form>
    </Dialog>
  );
}

export function Invite({ close }: { close: () => void }): ReactNode {
  const { t } = useText(texts);
  const [made, setMade] = useState<CreatedInvitation | null>(null);
  const invite = async ({ given }: FormValues) => setMade(await change<CreatedInvitation>(invitationsPath, { body: given }));
  return (
    <Dialog isOpen onOpenChange={close} title={made === null ? t('invite') : t('link')} description={made === null ? '' : t('linkHint')}>
      {made === null ? (
        <Form label={t('invite')} buttonClassName="justify-self-end" submit={invite}>
          <InputField label={t('email')} hint={t('inviteHint')} isRequired name="email" type="email" maxLength={254} />
          <RoleAndCaps />
        </Form>
      ) : (
        <CodeBlock code={made.url} />
      )}
    </Dialog>
  );
}
