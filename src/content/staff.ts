import { adminPages } from './adminPages';

/** Roles of the staff as people read them (docs/decisions/013). */
export const roleNames = { owner: 'Owner', office: 'Office', scanner: 'Scanner' } as const;

export type Role = keyof typeof roleNames;

/** Texts of the page on which owners manage the staff. */
export const staffCopy = {
  title: adminPages.staff,
  members: 'Who is on the staff',
  loading: 'Loading the staff',
  failed: 'Could not load the staff',
  you: 'You',
  since: 'Since',
  used: 'Last used',
  notSignedIn: 'Not signed in',
  factor: 'Two-step sign-in',
  factorOn: 'on',
  factorOff: 'off',
  ownRoleHint: 'Your own role and place are for another owner to change.',
  role: 'Role',
  roleOf: (email: string) => `Role of ${email}`,
  mayDo: {
    owner: 'Does everything, and manages the staff.',
    office:
      'Does everything but what is an owner’s: the staff, people and their data, health, and settings of the site.',
    scanner:
      'Looks up a consignment by its number, records an update and takes a proof of delivery. Sees nothing else.',
  },
  changeRole: (email: string, from: Role, to: Role) =>
    `Change the role of ${email} from ${roleNames[from]} to ${roleNames[to]}?`,
  changeRoleText: 'It applies at once, and can be changed back here.',
  changeRoleVerb: 'Change',
  roleChanged: 'The role is changed',
  reset: 'Reset link',
  resetOf: (email: string) => `Make a link for a new password of ${email}`,
  remove: 'Remove',
  removeOf: (email: string) => `Remove ${email} from the staff`,
  removed: 'Removed from the staff',

  invite: 'Invite somebody',
  inviteHint:
    'Whoever opens the link chooses a password, and signs in with it. The link works once, within 7 days.',
  email: 'Email',
  emailMissing: 'Enter an e-mail address',
  send: 'Invite',
  invitations: 'Open invitations',
  expires: 'Works until',
  again: 'New link',
  againOf: (email: string) => `Make a new link for ${email}; the earlier one works no more`,
  revoke: 'Withdraw',
  revokeOf: (email: string) => `Withdraw the invitation of ${email}`,
  revoked: 'The invitation is withdrawn',

  linkOf: (email: string) => `Link for ${email}`,
  mailed:
    'The link is on its way by e-mail. If it does not arrive, hand it over yourself: it is shown only now.',
  notMailed:
    'It was not sent by e-mail. Hand it over yourself, in a way that nobody else reads: it is shown only now.',
  kept: 'This site has no mail server, so the mail with the link was kept in the outbox instead of being sent. Hand the link over yourself, in a way that nobody else reads: it is shown only now.',
  openOutbox: 'Read the mail in the outbox',
  because: (reason: string) => `Why: ${reason}`,
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied',
  byHand: 'It could not be copied: select the link, and copy it by hand.',
  close: 'Close',
} as const;
