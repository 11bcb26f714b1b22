import { openEndedCampaign } from '@alveole/domain/fixtures';
import { rulesOf } from '@alveole/rules';

const evaluations = 1000;

/** Milliseconds in which rules judge one invoice, as the service asks them: premium, cap and conditions. */
export function evaluationTimes(): { readonly p50: number; readonly p95: number } {
  const rules = rulesOf(openEndedCampaign);
  const times = Array.from({ length: evaluations }, (_, index) => {
    const situation = { invoiceCents: 1000 + index };
    const began = performance.now();
    rules.centsOf('repairPremium', situation);
    rules.unmetConditions(situation, true);
    return performance.now() - began;
  }).toSorted((one, other) => one - other);
  return { p50: times[evaluations / 2] ?? 0, p95: times[evaluations * 0.95] ?? 0 };
}
