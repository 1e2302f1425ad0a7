import { z } from 'zod';
import { caps, storedCaps } from './caps.ts';
import { Email } from './credentials.ts';
import { exampleOf, exampleOwnerId, exampleTime, shown } from './examples.ts';
import { line } from './text.ts';

const roles = {
  owner: 'everything, also members, profile and payout wallet',
  billing: 'adds credit, and gets the mails about money',
  seller: 'publishes and changes data and tools',
  developer: 'spends, makes API keys and connects agents',
  viewer: 'sees everything, and changes nothing',
} as const;

/** What a person may do for a team. */
export const TeamRole = z.enum(Object.keys(roles) as [keyof typeof roles, ...Array<keyof typeof roles>]).meta({
  description: `Each sees everything of the team. ${Object.entries(roles)
    .map(([role, words]) => `${role}: ${words}`)
    .join('; ')}.`,
  example: 'developer',
});
export type TeamRole = z.output<typeof TeamRole>;

const exampleTeamId = 'usr_01KB0ZJ3D6T3AM000000000000';
const Name = line(100).meta({ description: 'Shown to buyers.', example: 'Ferry Data Ltd' });

export const CreateTeam = z.strictObject({ name: Name }).meta({ id: 'CreateTeam', example: { name: 'Ferry Data Ltd' } });

/** A team that a person acts for. */
export const Team = z
  .object({ id: z.string().meta({ description: 'Send it as Farebox-Account to act for the team.' }), name: z.string(), role: TeamRole })
  .meta({ id: 'Team', example: { id: exampleTeamId, name: 'Ferry Data Ltd', role: 'owner' } });
export type Team = z.output<typeof Team>;

export const TeamList = z.object({ items: z.array(Team) }).meta({ id: 'TeamList', example: { items: [exampleOf(Team)] } });
export type TeamList = z.output<typeof TeamList>;

export const Member = shown(
  'Member',
  z.object({
    id: z.string().meta({ description: 'Of the account of the person.' }),
    email: z.string(),
    display_name: z.string(),
    role: TeamRole,
    ...storedCaps,
    spent_today: z.string(),
    spent_total: z.string(),
    added_at: z.iso.datetime(),
  }),
  {
    id: exampleOwnerId,
    email: 'ada@example.com',
    display_name: 'Ada',
    role: 'developer',
    cap_day: '5.00',
    spent_today: '0.15',
    spent_total: '4.20',
    added_at: exampleTime,
  },
);
export type Member = z.output<typeof Member>;

export const MemberList = z.object({ items: z.array(Member) }).meta({ id: 'MemberList', example: { items: [exampleOf(Member)] } });
export type MemberList = z.output<typeof MemberList>;

/** Absent members stay unchanged. */
export const UpdateMember = z
  .strictObject({ role: TeamRole.optional(), ...caps })
  .meta({ id: 'UpdateMember', example: { role: 'developer', cap_day: '5.00' } });

export const CreateInvitation = z
  .strictObject({ email: Email, role: TeamRole, ...caps })
  .meta({ id: 'CreateInvitation', example: { email: 'bob@example.com', role: 'developer', cap_day: '5.00' } });

export const Invitation = z
  .object({
    id: z.string(),
    email: z.string(),
    role: TeamRole,
    ...storedCaps,
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
  })
  .meta({
    id: 'Invitation',
    example: {
      id: 'inv_01KAGT4M8E3V9S2QZ7XNBC5WRD',
      email: 'bob@example.com',
      role: 'developer',
      cap_call: null,
      cap_day: '5.00',
      cap_total: null,
      created_at: exampleTime,
      expires_at: '2026-11-27T08:00:00.000Z',
    },
  });
export type Invitation = z.output<typeof Invitation>;

export const InvitationList = z
  .object({ items: z.array(Invitation) })
  .meta({ id: 'InvitationList', example: { items: [exampleOf(Invitation)] } });

export const CreatedInvitation = Invitation.extend({
  url: z.string().meta({ description: 'The link, shown only once. The person who logs in with it joins the team.' }),
}).meta({
  id: 'CreatedInvitation',
  example: { ...exampleOf(Invitation), url: 'https://farebox.example/console/invitation#token=EXAMPLE-token-of-an-invitation' },
});
export type CreatedInvitation = z.output<typeof CreatedInvitation>;

export const InvitationToken = z
  .strictObject({
    token: z.string().min(1).max(256).meta({ description: 'The text after #token= in the link.', example: 'fbi_Zm9vYmFy...' }),
  })
  .meta({ id: 'InvitationToken', example: { token: 'EXAMPLE-token-of-an-invitation-not-a-real-one-0' } });

/** What a person sees before joining. */
export const ShownInvitation = z
  .object({ team: z.string(), inviter: z.string(), role: TeamRole })
  .meta({ id: 'ShownInvitation', example: { team: 'Ferry Data Ltd', inviter: 'Ada', role: 'developer' } });
export type ShownInvitation = z.output<typeof ShownInvitation>;
