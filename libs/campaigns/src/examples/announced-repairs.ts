import { RulesError } from '@alveole/domain';
import type { Campaign, Rules, Situation } from '@alveole/domain';
import { situationOf } from './examples-file.ts';
import type { Example } from './examples-file.ts';

/** The repairs whose examples are published, by their amounts. */
export function announcedRepairs(examples: readonly Example[], rules: Rules): Campaign['announcedRepairs'] {
  return examples
    .filter(({ publié }) => publié)
    .flatMap((example) => {
      const situation = situationOf(example);
      const { invoiceCents } = situation;
      const premiumCents = premiumIn(situation, rules);
      return invoiceCents === undefined || premiumCents === undefined ? [] : [{ invoiceCents, premiumCents }];
    });
}

/** Undefined where the rules have no amount: the example fails, which is told of it as of every other one. */
function premiumIn(situation: Situation, rules: Rules): number | undefined {
  try {
    return rules.centsOf('repairPremium', situation);
  } catch (error) {
    if (error instanceof RulesError) return undefined;
    throw error;
  }
}
