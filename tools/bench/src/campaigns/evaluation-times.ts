import type { Campaign, Situation } from '@alveole/domain';
import { rulesOf } from '@alveole/rules';

const warmUp = 200;
const rounds = 5;
const evaluations = 400;

export interface EvaluationTimes {
  readonly p50: number;
  readonly p95: number;
}

/**
 * Milliseconds in which rules judge one invoice, as the service asks them: premium, cap and conditions. The quietest of some
 * rounds counts, since a busy machine bends p95 more than the rules do.
 */
export function evaluationTimes(campaign: Campaign, known: Situation = {}): EvaluationTimes {
  timesOf(campaign, known, warmUp);
  const all = Array.from({ length: rounds }, () => timesOf(campaign, known, evaluations));
  const [quietest] = all.toSorted((one, other) => one.p95 - other.p95);
  return quietest ?? { p50: 0, p95: 0 };
}

function timesOf(campaign: Campaign, known: Situation, count: number): EvaluationTimes {
  const rules = rulesOf(campaign);
  const times = Array.from({ length: count }, (_, index) => {
    const situation = { ...known, invoiceCents: 1000 + index };
    const began = performance.now();
    rules.centsOf('repairPremium', situation);
    rules.unmetConditions(situation, true);
    return performance.now() - began;
  }).toSorted((one, other) => one - other);
  return { p50: times[Math.floor(count / 2)] ?? 0, p95: times[Math.floor(count * 0.95)] ?? 0 };
}
