import type { Campaign, Rules } from '@alveole/domain';
import { situationOf } from './examples-file.ts';
import type { Example } from './examples-file.ts';

/** The repairs whose examples are published, by their amounts. */
export function announcedRepairs(examples: readonly Example[], rules: Rules): Campaign['announcedRepairs'] {
  return examples
    .filter(({ publié }) => publié)
    .flatMap((example) => {
      const situation = situationOf(example);
      const { invoiceCents } = situation;
      return invoiceCents === undefined
        ? []
        : [{ invoiceCents, premiumCents: rules.centsOf('repairPremium', situation) }];
    });
}
