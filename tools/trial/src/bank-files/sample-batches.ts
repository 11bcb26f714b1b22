import { EstablishmentKind, EstablishmentStatus, RepairKind, RepairStatus } from '@alveole/domain';
import type { SeededRefunds } from '@alveole/refunds/seeding';

/** What the two files of a batch are granted, in cents: the shapes are about these. */
const granted = [5_000, 4_250] as const;
const at = new Date('2026-11-16T09:00:00Z');
const nobody = { userId: 'nobody', userName: 'Personne' };

/** The files of one batch, by its place: each of a shop of its own, for a bank may refuse an account. */
export const filesOf = (batch: number): [string, string] => [`file-${batch}-0`, `file-${batch}-1`];

/** What refunds knows of so many batches before anything is paid. */
export function sampleBatches(count: number): SeededRefunds {
  const places = Array.from({ length: count }, (_none, batch) =>
    granted.map((cents, n) => ({ batch, n, cents })),
  ).flat();
  return {
    entities: places.map(({ batch, n }) => ({
      entity_id: `shop-${batch}-${n}`,
      sequence: 1,
      status: EstablishmentStatus.validated,
      gender: EstablishmentKind.bikeShop,
      prefix: 42,
      raison_sociale: 'Cycles du Relevé SARL',
      commercialname: 'Cycles du Relevé',
      siret: '73282932000074',
      mail: 'releve@exemple.fr',
      conditions_accepted: true,
      activity: 0,
      iban: 'FR7630006000011234567890189',
    })),
    files: places.map(({ batch, n, cents }) => ({
      repair_id: filesOf(batch)[n] ?? '',
      repair_rozo_id: `REP00042_${10_000 + 2 * batch + n}`,
      sequence: 5,
      status: RepairStatus.validated,
      gender: RepairKind.repair,
      entity_id: `shop-${batch}-${n}`,
      entity_name: 'Cycles du Relevé',
      consumer_id: 'RELEVE23',
      to_refund_cents: cents,
      created_at: at.toISOString(),
      validatedAt: at,
    })),
    batch: { batchId: 'none', drafter: nobody, draftedAt: at, approver: nobody, approvedAt: at },
  };
}
