import type { RepairStatus } from '@alveole/domain';
import { distanceBetween, farAwayKm, isRefunded, RepairKind, repairStatusCodes } from '@alveole/domain';
import type { Person } from '../beneficiaries/beneficiary-seeds.ts';
import { createRandom } from '../chance/random.ts';
import type { Random } from '../chance/random.ts';
import { seededId } from '../chance/seeded-id.ts';
import { establishmentTable } from '../establishments/establishment-table.ts';
import type { EstablishmentRow } from '../establishments/establishment-table.ts';
import { shares } from './repair-ways.ts';

type SeededKind = typeof RepairKind.repair | typeof RepairKind.session;

/** A file before its days and documents are known. */
export interface PlannedRepair {
  readonly id: string;
  readonly status: RepairStatus;
  readonly kind: SeededKind;
  /** Persons of the session; 1 for a repair. */
  readonly participants: 1 | 2 | 3;
  readonly shop: EstablishmentRow;
  readonly person: Person;
  /** Which of the person's entitlements it takes. */
  readonly entitlement: number;
  /** Days before today, and minute of the day, of the opening. */
  readonly daysAgo: number;
  readonly minuteOfDay: number;
  readonly digits: string;
  /** Where the draws of this file start. */
  readonly seed: number;
}

const maxBikes = 8;
/** People who registered and have no file yet. */
const withoutFiles = 10;
const opening = 8 * 60;
const closing = 15 * 60;

/** Days that the longest way to a validated establishment takes. */
const accreditation = 12;
/** The shop must have been validated by then; a file at a transfer needs an account to pay to. */
const mayHold = (shop: EstablishmentRow, status: RepairStatus, daysAgo: number) =>
  shop.files > 0 && shop.age - accreditation >= daysAgo && !(shop.withoutIban && isRefunded(status));
const teaches = ({ training }: EstablishmentRow) => training === 'both' || training === 'lessons';
const repairs = ({ training }: EstablishmentRow) => training !== 'lessons';

/** Spreads the files over statuses, shops and people: some three hundred, the same each time. */
export function planRepairs(shops: readonly EstablishmentRow[], people: readonly Person[]): PlannedRepair[] {
  const random = createRandom(42);
  const choose = chooserOf(random, shops, people);
  return repairStatusCodes.flatMap((status) => {
    const { repairs: count, sessions, age } = shares[status];
    const when = () => ({ daysAgo: random.int(...age), minuteOfDay: random.int(opening, closing) });
    const ofBikes = Array.from({ length: count }, () => choose.repair(status, when()));
    const ofSessions = sessions.flatMap((participants) => choose.session(status, participants, when()));
    return [...ofBikes, ...ofSessions];
  });
}

type When = Pick<PlannedRepair, 'daysAgo' | 'minuteOfDay'>;

function chooserOf(random: Random, shops: readonly EstablishmentRow[], people: readonly Person[]) {
  const bikes = new Map<Person, number>();
  const cyclists = people.slice(0, people.length - withoutFiles);
  const learners = new Set(cyclists);
  const digits = digitsOf(random);
  let seed = 0;

  const file = (status: RepairStatus, kind: SeededKind, when: When, shop: EstablishmentRow, person: Person) => {
    seed += 1;
    return { id: seededId('repair', String(seed)), seed, status, kind, shop, person, ...when, digits: digits() };
  };
  return {
    repair(status: RepairStatus, when: When): PlannedRepair {
      const luck = random.int(0, cyclists.length - 1);
      const shop = weighted(
        random,
        shops.filter((one) => repairs(one) && mayHold(one, status, when.daysAgo)),
      );
      const neighbours = neighboursOf(
        shop,
        cyclists.filter((one) => (bikes.get(one) ?? 0) < maxBikes),
      );
      const person = neighbours[luck % neighbours.length] as Person;
      const entitlement = (bikes.get(person) ?? 0) + 1;
      bikes.set(person, entitlement);
      return { ...file(status, RepairKind.repair, when, shop, person), entitlement, participants: 1 };
    },
    /** One file for each person of the group, at the same shop, one after the other. */
    session(status: RepairStatus, participants: 1 | 2 | 3, { daysAgo, minuteOfDay }: When): PlannedRepair[] {
      const shop = weighted(
        random,
        shops.filter((one) => teaches(one) && mayHold(one, status, daysAgo)),
      );
      return Array.from({ length: participants }, (_, index) => {
        const [person] = neighboursOf(shop, [...learners]);
        if (person === undefined) throw new Error('There are more sessions than people: each may have one.');
        learners.delete(person);
        return {
          ...file(status, RepairKind.session, { daysAgo, minuteOfDay: minuteOfDay + 4 * index }, shop, person),
          entitlement: 1,
          participants,
        };
      });
    },
  };
}

/** Of these people those who live near a shop; all of them where nobody does. */
function neighboursOf(shop: EstablishmentRow, people: readonly Person[]): readonly Person[] {
  const isNear = (other: EstablishmentRow) => distanceBetween(other, shop) <= farAwayKm * 1000;
  const postcodes = new Set<string | undefined>(establishmentTable.filter(isNear).map(({ zip }) => zip));
  const neighbours = people.filter(({ postalCode }) => postcodes.has(postalCode));
  return neighbours.length > 0 ? neighbours : people;
}

/** Shops with a larger share come up more often. */
function weighted(random: Random, shops: readonly EstablishmentRow[]): EstablishmentRow {
  return random.pick(shops.flatMap((shop) => Array.from({ length: shop.files }, () => shop)));
}

/** Five digits, never twice. */
function digitsOf(random: Random): () => string {
  const drawn = new Set<string>();
  const draw = (): string => {
    const text = String(random.int(10_000, 99_999));
    if (drawn.has(text)) return draw();
    drawn.add(text);
    return text;
  };
  return draw;
}
