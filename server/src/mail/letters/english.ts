import type { AccountChange, AlertSubject } from '../kinds.ts';
import { plain, plainTime, type Letters } from './letter.ts';

const changes: Readonly<Record<AccountChange, string>> = {
  address: 'The e-mail address of your account was changed.',
  password: 'The password of your account was changed, and its other sessions were ended.',
  password_reset:
    'The password of your account was set anew through a link, and its sessions and connected agents were ended. API keys go on working; end those that you do not know.',
  payout_wallet: 'The wallet that your earnings are paid to was changed. Payouts wait for some days after such a change.',
  second_factor: 'The second factor of your account was changed.',
  passkey: 'The passkeys of your account were changed.',
  sign_in: 'A sign-in by another service was connected to your account, or removed from it.',
  team_removed: 'An owner removed you from a team. API keys and agents that you made for it were ended.',
};

const labels: Partial<Record<AccountChange, string>> = { payout_wallet: 'New wallet: ', address: 'New address: ' };

const alerts: Readonly<Record<AlertSubject, string>> = {
  unresolved_money: 'Payments whose outcome is unknown need a decision',
  tools_down: 'Tools for sale cannot be called',
  no_backup: 'There is no backup of the last days',
  jobs_dead: 'Background jobs failed for good',
  disk_low: 'The disk is almost full: only paid calls are stored',
  database_damaged: 'The database file is damaged and has to be restored',
};

const ifNotYou = 'If you did not ask for this, you need not do anything.';

export const english: Letters = {
  of: {
    confirm_address: ({ link }, service) => ({
      subject: `Confirm your address for ${service}`,
      paragraphs: [
        `Somebody created an account at ${service} with this address. Confirm that it is yours, and you will get its messages.`,
        ifNotYou,
      ],
      action: { label: 'Confirm this address', url: link },
    }),
    change_address: ({ link }, service) => ({
      subject: `Confirm your new address for ${service}`,
      paragraphs: [`Somebody wants to use this address for an account at ${service}. The link works once, within a day.`, ifNotYou],
      action: { label: 'Use this address', url: link },
    }),
    reset_password: ({ link }, service) => ({
      subject: `A new password for ${service}`,
      paragraphs: [
        `Somebody asked for a new password for your account at ${service}. The link works once, within an hour. It ends all sessions of the account.`,
        'If that was not you, ignore this mail: your password stays as it is.',
      ],
      action: { label: 'Choose a new password', url: link },
    }),
    account_changed: ({ change, detail }, service) => ({
      subject: `Your account at ${service} was changed`,
      paragraphs: [
        changes[change],
        ...(detail === null ? [] : [`${labels[change] ?? ''}${plain(detail)}`]),
        change === 'team_removed'
          ? 'Your own account stays as it is. If you did not expect this, ask an owner of the team.'
          : 'If that was not you, choose a new password at once and tell the operator of the service.',
      ],
    }),
    invitation: ({ inviter, team, link }, service) => ({
      subject: `Invitation to a team at ${service}`,
      paragraphs: [`“${plain(inviter)}” invites you to the team “${plain(team)}” at ${service}.`, ifNotYou],
      action: { label: 'Look at the invitation', url: link },
    }),
    receipt: ({ what, amount, reference, at }, service) => ({
      subject: `Receipt: ${amount}`,
      paragraphs: [`${service} received ${amount} for: ${plain(what)}.`, `${plainTime(at)}. Reference: ${reference}`],
    }),
    payout: ({ amount, wallet, reference, at }, service) => ({
      subject: `Paid out: ${amount}`,
      paragraphs: [`${service} paid ${amount} of your earnings to ${wallet}.`, `${plainTime(at)}. Reference: ${reference}`],
    }),
    sales: ({ day, lines }, service) => ({
      subject: `Your sales on ${day}`,
      paragraphs: [
        `On ${day}, this was sold for you at ${service}:`,
        ...lines.map(({ what, count, amount }) => `${count} × “${plain(what)}”: ${amount}`),
      ],
    }),
    low_credit: ({ balance, below }, service) => ({
      subject: `Low credit: ${balance}`,
      paragraphs: [`The credit of your account at ${service} is ${balance}, below ${below}. Agents that spend it will soon be refused.`],
    }),
    demand: ({ need, title, link }, service) => ({
      subject: `Your data is looked for at ${service}`,
      paragraphs: [`An agent looked for “${plain(need)}”. Nearest to it is your “${plain(title)}”.`],
      action: { label: 'See what is looked for', url: link },
    }),
    alert: ({ lines, link }, service) => ({
      subject: `${service} needs you: ${lines.map(({ about }) => alerts[about]).join('; ')}`.slice(0, 150),
      paragraphs: lines.map(({ about, detail }) => `${alerts[about]}${detail === null ? '.' : `: ${plain(detail)}`}`),
      action: { label: 'Open the overview', url: link },
    }),
  },
  footer: (service) => ({
    security: `This mail is about the security of an account at ${service}, so it cannot be switched off.`,
    unwanted: 'No more mails of this kind:',
  }),
};
