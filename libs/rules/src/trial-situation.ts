import type { Situation } from '@alveole/domain';

/** A situation in which everything is known: what clashes shows when a rule is evaluated. */
export const trialSituation = {
  invoiceCents: 100_00,
  vatPercent: 20,
  participants: 1,
  repairedOn: '2026-01-15',
  age: 40,
  homeZip: '69003',
  homeDepartment: '69',
  shopZip: '69003',
  shopDepartment: '69',
} as const satisfies Situation;
