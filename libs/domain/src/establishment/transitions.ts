import type { Role } from '../roles.ts';
import { EstablishmentStatus } from './statuses.ts';

export const establishmentActs = [
  'save-profile',
  'validate',
  'refuse-temporarily',
  'refuse-definitively',
  'refuse-conditions',
  'accept-conditions',
  'undo-closing',
  'force-approval',
  'modify',
  'represent-terms',
  'send-to-fub',
  'fub-validates',
  'fub-refuses',
  'restore',
  'suspend',
] as const;
export type EstablishmentAct = (typeof establishmentActs)[number];

export type EstablishmentCondition =
  | 'temporary-reasons'
  | 'definitive-reasons'
  | 'fub-idle'
  | 'fub-pending'
  | 'training-asked'
  | 'fub-reason'
  | 'account-activated'
  | 'shop-administrator'
  | 'closed-by-itself'
  | 'undone-in-time'
  | 'asked-identity';

/** The mail that the decision's event sends; its code where the specification gives one. */
export const establishmentMails = [
  'validated',
  'refused-temporarily',
  'refused-definitively',
  'fub-sent',
  'fub-validated',
  'fub-refused',
  'conditions-refused',
  'closing-undone',
] as const;
export type EstablishmentMail = (typeof establishmentMails)[number];
export const establishmentMailCodes: Readonly<Partial<Record<EstablishmentMail, string>>> = {
  'refused-definitively': 'CODE27',
  'fub-sent': 'CODE32',
  'fub-validated': 'CODE33',
  'fub-refused': 'CODE34',
};

/** One line of the table of settled §3. */
export interface EstablishmentTransition {
  readonly act: EstablishmentAct;
  readonly from: readonly EstablishmentStatus[];
  /** `before`: what it was before its own people closed it. */
  readonly to: EstablishmentStatus | 'same' | 'before';
  readonly roles: readonly Role[];
  readonly needs: readonly EstablishmentCondition[];
  readonly mail?: EstablishmentMail;
  /** The act ends every session of the establishment's account. */
  readonly closesSessions: boolean;
  /** Whoever does it types the password of his account again. */
  readonly asksPassword?: true;
  /** For people, in docs/TRANSITIONS.md. */
  readonly reason: string;
}

const { registered, validated, refused, resubmitted, suspended, closed } = EstablishmentStatus;

const open = [registered, validated, refused, resubmitted, suspended] as const;
const notValidated = [registered, refused, resubmitted, suspended] as const;
const partner: readonly Role[] = ['REP'];
const reviewers: readonly Role[] = ['ADM', 'ALL', 'FUB'];
const quiet = { needs: [], closesSessions: false } as const;

/** Every act that an establishment's file knows. What is not here is refused; nothing leads to 4. */
export const establishmentTransitions: readonly EstablishmentTransition[] = [
  {
    ...quiet,
    act: 'save-profile',
    from: notValidated,
    to: resubmitted,
    roles: partner,
    needs: ['asked-identity'],
    reason: 'The partner resubmits his file',
  },
  {
    ...quiet,
    act: 'save-profile',
    from: [validated],
    to: validated,
    roles: partner,
    reason: 'A validated partner keeps his profile current',
  },
  {
    ...quiet,
    act: 'validate',
    from: notValidated,
    to: validated,
    roles: reviewers,
    needs: ['fub-idle'],
    mail: 'validated',
    reason: 'The file is right',
  },
  {
    ...quiet,
    act: 'refuse-temporarily',
    from: [registered, resubmitted],
    to: refused,
    roles: reviewers,
    needs: ['temporary-reasons'],
    mail: 'refused-temporarily',
    reason: 'The partner can mend the file',
  },
  {
    ...quiet,
    act: 'refuse-definitively',
    from: open,
    to: closed,
    roles: reviewers,
    needs: ['definitive-reasons'],
    mail: 'refused-definitively',
    closesSessions: true,
    reason: 'The applicant cannot take part',
  },
  {
    ...quiet,
    act: 'refuse-conditions',
    from: open,
    to: closed,
    roles: partner,
    needs: ['shop-administrator'],
    mail: 'conditions-refused',
    closesSessions: true,
    asksPassword: true,
    reason: 'Without the general conditions there is no account',
  },
  {
    ...quiet,
    act: 'undo-closing',
    from: [closed],
    to: 'before',
    roles: reviewers,
    needs: ['closed-by-itself', 'undone-in-time'],
    mail: 'closing-undone',
    reason: 'The establishment closed itself by mistake, or somebody else did it in its name',
  },
  {
    ...quiet,
    act: 'accept-conditions',
    from: open,
    to: 'same',
    roles: partner,
    reason: 'The date of acceptance is kept',
  },
  {
    ...quiet,
    act: 'force-approval',
    from: open,
    to: 'same',
    roles: reviewers,
    needs: ['fub-idle', 'account-activated'],
    reason: 'Support approves in place of the account holder',
  },
  { ...quiet, act: 'modify', from: open, to: 'same', roles: reviewers, reason: 'Staff mends the data' },
  {
    ...quiet,
    act: 'represent-terms',
    from: open,
    to: 'same',
    roles: reviewers,
    reason: 'The conditions must be accepted anew',
  },
  {
    ...quiet,
    act: 'send-to-fub',
    from: open,
    to: 'same',
    roles: ['ADM', 'ALL'],
    needs: ['training-asked', 'fub-idle'],
    mail: 'fub-sent',
    reason: 'The federation checks the training activity',
  },
  {
    ...quiet,
    act: 'fub-validates',
    from: open,
    to: 'same',
    roles: ['FUB', 'ALL'],
    needs: ['fub-pending'],
    mail: 'fub-validated',
    reason: 'The federation accepts the training activity',
  },
  {
    ...quiet,
    act: 'fub-refuses',
    from: open,
    to: 'same',
    roles: ['FUB', 'ALL'],
    needs: ['fub-pending', 'fub-reason'],
    mail: 'fub-refused',
    reason: 'The federation refuses the training activity',
  },
];
