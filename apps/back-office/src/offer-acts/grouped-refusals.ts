import type { OfferedAct } from './act-list.tsx';

export interface RefusalGroup {
  readonly refusal: string;
  readonly labels: readonly string[];
}

/** Each reason once, with the acts it closes: four buttons closed for one reason say it once. */
export function groupedRefusals(acts: readonly Pick<OfferedAct, 'label' | 'refusal'>[]): readonly RefusalGroup[] {
  const refusals = new Set(acts.flatMap(({ refusal }) => refusal ?? []));
  return [...refusals].map((refusal) => ({
    refusal,
    labels: acts.filter((act) => act.refusal === refusal).map(({ label }) => label),
  }));
}
