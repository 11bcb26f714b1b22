import type { ConsumerSnapshot } from '@alveole/contracts/beneficiary';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import type { SeedRepair } from '@alveole/repairs/seeding';

const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const morning = Date.UTC(2026, 0, 5, 8);
const minute = 60_000;

/** The shop whose files everybody holds. */
export const entity: EntitySnapshot = {
  entity_id: 'shop-of-the-bench',
  sequence: 1,
  status: 1,
  gender: 0,
  prefix: 42,
  raison_sociale: 'Cycles du Rhin SARL',
  commercialname: 'Cycles du Rhin',
  siret: '73282932000074',
  mail: 'atelier@exemple.fr',
  zip: '67000',
  city: 'Strasbourg',
  conditions_accepted: true,
  activity: 0,
};

/** Letters that stand for a number. */
export function lettersOf(number: number): string {
  return String(number).replace(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '');
}

export function peopleOf(count: number): ConsumerSnapshot[] {
  return Array.from({ length: count }, (_, n) => ({
    consumer_id: codeOf(n),
    sequence: 1,
    first_name: 'LEA',
    last_name: `DURAND${lettersOf(n)}`,
    birth_date: '1990-05-17',
    birth_place: 'Colmar',
    smartphone_number: `+336${String(39_000_000 + n)}`,
    mail: 'lea.durand@exemple.fr',
  }));
}

function codeOf(number: number): string {
  const at = (place: number) => alphabet[Math.floor(number / alphabet.length ** place) % alphabet.length] ?? 'A';
  return Array.from({ length: 8 }, (_, place) => at(place)).join('');
}

/** One open file a person, each with its invoice and four messages in its history. */
export function repairsOf(people: readonly ConsumerSnapshot[]): SeedRepair[] {
  const rep = { role: 'REP' as const, userName: 'Camille', userId: 'user-1' };
  return people.map((consumer, n) => {
    const openedAt = new Date(morning + n * minute);
    const at = new Date(openedAt.getTime() + minute);
    const message = { operation: 'MSG' as const, at, author: rep, details: { text: 'Le vélo est à l’atelier.' } };
    return {
      kind: 0,
      digits: String(10_000 + n),
      entity,
      consumer,
      bike: { brand: 'Giant', serial: `G-${n}` },
      openedAt,
      openedBy: rep,
      steps: [
        { operation: 'FAC', at, author: rep, details: { invoiceCents: 6000 } },
        message,
        message,
        message,
        message,
      ],
    };
  });
}
