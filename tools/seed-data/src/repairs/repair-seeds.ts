import type { ConsumerSnapshot } from '@alveole/contracts/beneficiary';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import { isSession } from '@alveole/domain';
import type { Author, OperationDetails, SeedRepair, SeedStep } from '@alveole/repairs/seeding';
import { userIdOf } from '../demo-accounts.ts';
import type { StaffMember } from '../staff.ts';
import { jean, sophie } from '../staff.ts';
import { minutesAfter } from '../chance/calendar.ts';
import { representativeOf } from '../establishments/representatives.ts';
import type { StoredMedia } from '../media/store-media.ts';
import type { FileStory, TimedAct } from './file-story.ts';
import { complementReasons, partnerMessages, refusalReasons, staffMessages } from './phrases.ts';
import { invoiceDetails, photoDetails } from './repair-documents.ts';

export interface Surroundings {
  readonly entity: EntitySnapshot;
  readonly consumer: ConsumerSnapshot;
  readonly media: StoredMedia;
  /** The transfer that paid the paid files. */
  readonly batchId: string;
}

/** What repairs replays by its own rules. */
export function repairSeed(story: FileStory, surroundings: Surroundings): SeedRepair {
  const { plan, openedAt, acts, bike, holder } = story;
  const { entity, consumer } = surroundings;
  return {
    id: plan.id,
    kind: plan.kind,
    digits: plan.digits,
    entitlement: plan.entitlement,
    entity,
    consumer,
    bike,
    openedAt,
    openedBy: partnerOf(story),
    steps: acts.map((act) => stepOf(story, act, surroundings)),
    ...(holder === undefined ? {} : { operator: { id: holder.id, name: holder.name, since: takenAt(story) } }),
  };
}

/** Before the first act of staff, or soon after the last one of the shop. */
function takenAt({ acts, openedAt }: FileStory): Date {
  const first = acts.find(({ by }) => by === 'staff');
  return first === undefined ? minutesAfter(acts.at(-1)?.at ?? openedAt, 45) : minutesAfter(first.at, -10);
}

function stepOf(story: FileStory, act: TimedAct, { media, batchId }: Surroundings): SeedStep {
  const operation = isSession(story.plan) ? (sessionOperations[act.operation] ?? act.operation) : act.operation;
  return { operation, at: act.at, author: authorOf(story, act), details: detailsOf(story, act, media, batchId) };
}

const sessionOperations: Readonly<Partial<Record<SeedStep['operation'], SeedStep['operation']>>> = {
  FAC: 'FACVE',
  FACCOR: 'FACVECOR',
};

function authorOf(story: FileStory, { by, operation }: TimedAct): Author {
  if (by === 'partner') return partnerOf(story);
  if (by === 'transfer') return { role: 'SYS', userName: '' };
  // Premiums are corrected by an administrator who does not hold the file.
  return administrator(operation === 'FACCOR' ? sophie : (story.holder ?? story.random.pick([sophie, jean])));
}

function partnerOf({ plan: { shop } }: FileStory): Author {
  return { role: 'REP', userId: userIdOf(shop.slug), userName: representativeOf(shop).userName };
}

function administrator({ id, name }: StaffMember): Author {
  return { role: 'ADM', userId: id, userName: name };
}

function detailsOf(
  story: FileStory,
  { operation, by }: TimedAct,
  media: StoredMedia,
  batchId: string,
): OperationDetails {
  const { plan, tariff, random } = story;
  const complements = () => ({ reasonLines: [...random.pick(complementReasons).lines] });
  const paid = () => ({ batchId });
  const details: Readonly<Partial<Record<TimedAct['operation'], () => OperationDetails>>> = {
    FAC: () => ({
      ...invoiceDetails(story, media),
      invoiceCents: tariff.invoiceCents,
      ...(isSession(plan) ? { participants: plan.participants } : {}),
    }),
    PHO: () => photoDetails(plan, media),
    VAL: () => ({ proof: 'code' }),
    MSG: () => ({ text: random.pick(by === 'partner' ? partnerMessages : staffMessages) }),
    COM: complements,
    COMECH: complements,
    NIL: () => ({ reasonLines: [...random.pick(refusalReasons).lines] }),
    REM: paid,
    REMECH: paid,
    FACCOR: () => ({ adjustmentCents: -random.int(2, 10) * 100 }),
  };
  return details[operation]?.() ?? {};
}
