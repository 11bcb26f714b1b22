import { secondReviewLimits } from '@alveole/domain';
import type { SecondReviewPolicy } from '@alveole/domain';
import { texts } from './save-second-review.text.ts';

/** What stands in the fields. */
export interface TypedPolicy {
  /** `null` while empty, `NaN` while it is no amount. */
  readonly fromPremiumCents: number | null;
  readonly drawnPercent: string;
  readonly firstFiles: string;
}

export type PolicyFaults = Partial<Record<keyof TypedPolicy, string>>;

export function typedPolicyOf({ fromPremiumCents, drawnPercent, firstFilesOfShop }: SecondReviewPolicy): TypedPolicy {
  return {
    fromPremiumCents: fromPremiumCents ?? null,
    drawnPercent: String(drawnPercent),
    firstFiles: String(firstFilesOfShop),
  };
}

/** What each field lacks; empty when they make a policy. */
export function faultsOf({ fromPremiumCents, drawnPercent, firstFiles }: TypedPolicy): PolicyFaults {
  return {
    ...(Number.isNaN(fromPremiumCents) && { fromPremiumCents: texts.faults.premium }),
    ...((fromPremiumCents ?? 0) > secondReviewLimits.maxPremiumCents && {
      fromPremiumCents: texts.faults.highPremium,
    }),
    ...(isWholeUpTo(drawnPercent, 100) ? {} : { drawnPercent: texts.faults.percent }),
    ...(isWholeUpTo(firstFiles, secondReviewLimits.maxFirstFiles) ? {} : { firstFiles: texts.faults.files }),
  };
}

/** The policy of fields without fault. A premium of nothing is none. */
export function policyOfTyped({ fromPremiumCents, drawnPercent, firstFiles }: TypedPolicy): SecondReviewPolicy {
  return {
    ...(fromPremiumCents === null ? {} : { fromPremiumCents }),
    drawnPercent: wholeOf(drawnPercent),
    firstFilesOfShop: wholeOf(firstFiles),
  };
}

const wholeOf = (text: string): number => Number(text.trim() || '0');
const isWholeUpTo = (text: string, limit: number): boolean => /^\d{0,3}$/.test(text.trim()) && wholeOf(text) <= limit;
