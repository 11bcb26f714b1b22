import type { SeedAct } from '@alveole/enrolment/seeding';
import type { EstablishmentAct, EstablishmentKind, GivenReason } from '@alveole/domain';
import { administratorLevel, neverAccepted } from '@alveole/domain';
import type { Calendar } from '../chance/calendar.ts';
import type { Random } from '../chance/random.ts';
import type { StaffMember } from '../staff.ts';
import { claire, jean, sophie, thomas } from '../staff.ts';

interface WayStep {
  readonly act: EstablishmentAct;
  readonly by: 'partner' | 'staff';
  readonly reasons?: readonly GivenReason[];
  readonly writes?: SeedAct['writes'];
}

const validate: WayStep = { act: 'validate', by: 'staff' };
const refuse = (...reasons: GivenReason[]): WayStep => ({ act: 'refuse-temporarily', by: 'staff', reasons });
const save: WayStep = { act: 'save-profile', by: 'partner', writes: { hasPhone: true } };
const oldRegister: GivenReason = { key: 1 };
const unreadable: GivenReason = {
  key: 3,
  explain: 'Le document déposé est illisible, merci de le numériser à nouveau.',
};

/** The ways that files of establishments went; each ends at one status. */
const ways = {
  awaiting: [],
  validated: [validate],
  mended: [refuse(oldRegister), save, validate],
  refused: [refuse(oldRegister, { key: 2 })],
  'refused-other': [refuse(unreadable)],
  resubmitted: [refuse(unreadable), save],
  'saved-again': [save],
  /** The suspension itself is no act: such files come from before. */
  suspended: [validate],
  closed: [
    {
      act: 'refuse-definitively',
      by: 'staff',
      reasons: [{ key: 2, explain: "L'activité déclarée ne comprend pas la réparation de vélos." }],
    },
  ],
  declined: [
    {
      act: 'refuse-conditions',
      by: 'partner',
      writes: { conditionsAccepted: false, conditionsAcceptedAt: neverAccepted },
    },
  ],
} as const satisfies Readonly<Record<string, readonly WayStep[]>>;

export type EstablishmentWay = keyof typeof ways;

/** Who reviews each kind. */
const reviewers: Readonly<Record<EstablishmentKind, readonly StaffMember[]>> = {
  0: [sophie, jean],
  1: [thomas, claire],
  2: [thomas],
  3: [claire, thomas],
};

export interface Traveller {
  readonly id: string;
  readonly kind: EstablishmentKind;
  readonly userName: string;
  readonly registeredAt: Date;
}

const morning = 8 * 60;
const evening = 17 * 60;

/** The acts of a way after a start, each one to three working days after the one before. */
export function actsOf(
  way: EstablishmentWay,
  traveller: Traveller,
  after: Date,
  { random, calendar }: { random: Random; calendar: Calendar },
): SeedAct[] {
  const acts: SeedAct[] = [];
  for (const step of ways[way] as readonly WayStep[]) {
    const at = calendar.daysAfter(acts.at(-1)?.at ?? after, random.int(1, 3), random.int(morning, evening));
    acts.push(actOf(step, traveller, at, random.pick(reviewers[traveller.kind])));
  }
  return acts;
}

function actOf(
  { act, by, reasons, writes }: WayStep,
  { id, userName }: Traveller,
  at: Date,
  reviewer: StaffMember,
): SeedAct {
  const author =
    by === 'partner'
      ? { actor: { role: 'REP' as const, entityId: id, permission: administratorLevel }, userName }
      : staffAuthor(reviewer);
  return {
    act,
    at,
    ...author,
    ...(reasons === undefined ? {} : { reasons }),
    ...(writes === undefined ? {} : { writes }),
  };
}

export function staffAuthor({ role, permission, id, name }: StaffMember): Pick<SeedAct, 'actor' | 'userName'> {
  return { actor: { role, permission, userId: id }, userName: name };
}
