import { formatEuros, shareOut } from '@alveole/domain';
import type { RuledAmounts, ReckoningStep, Rules, Situation, Supplement, UnmetCondition } from '@alveole/domain';

/** A campaign that adds to a premium, with its rules as they were read. */
export interface StackedSupplement {
  readonly supplement: Pick<Supplement, 'name' | 'funders'>;
  readonly rules: Rules;
}

/** What a supplement adds to a repair. */
interface Addition extends StackedSupplement {
  readonly cents: number;
  /** Its rules give more than was left of the invoice. */
  readonly isLimited: boolean;
  /** Why it adds nothing; none where it does. */
  readonly unmetConditions: readonly UnmetCondition[];
}

/**
 * The rules of a campaign and of those that add to its premium of a repair, as one: each adds what its own rules give, in their
 * order, up to what is left of the invoice. One whose conditions are not met adds nothing and refuses nothing. Sessions and
 * caps are the first campaign's.
 */
export function stackRules(first: Rules, supplements: readonly StackedSupplement[]): Rules {
  const all = [first, ...supplements.map(({ rules }) => rules)];
  const additionsTo = (situation: Situation): readonly Addition[] =>
    additionsInOrder(first.centsOf('repairPremium', situation), supplements, situation);
  return {
    namedKeys: unique(all.flatMap(({ namedKeys }) => namedKeys)),
    namedQuestions: unique(all.flatMap(({ namedQuestions }) => namedQuestions)),
    centsOf(output, situation) {
      const cents = first.centsOf(output, situation);
      return output === 'repairPremium' ? cents + totalOf(additionsTo(situation)) : cents;
    },
    unmetConditions: first.unmetConditions,
    ruledAmounts: (situation) =>
      new Map([
        ...first.ruledAmounts(situation),
        ...additionsTo(situation).flatMap((addition) => [...amountsOf(addition, situation)]),
      ]),
    stepsTo(output, situation) {
      const steps = first.stepsTo(output, situation);
      if (output !== 'repairPremium') return steps;
      const additions = additionsTo(situation);
      const premiumCents = first.centsOf(output, situation) + totalOf(additions);
      return [
        ...steps,
        ...additions.flatMap((addition) => stepsOf(addition, situation)),
        { title: 'Aide en tout', value: formatEuros(premiumCents) },
      ];
    },
  };
}

function additionsInOrder(
  firstCents: number,
  supplements: readonly StackedSupplement[],
  situation: Situation,
): readonly Addition[] {
  let left = (situation.invoiceCents ?? Infinity) - firstCents;
  return supplements.map((one) => {
    const unmetConditions = one.rules.unmetConditions(situation, true);
    const givenCents = unmetConditions.length > 0 ? 0 : one.rules.centsOf('repairPremium', situation);
    const cents = Math.min(givenCents, left);
    left -= cents;
    return { ...one, cents, isLimited: cents < givenCents, unmetConditions };
  });
}

/** What each funder of a supplement pays of what it adds. */
function amountsOf({ supplement, rules, cents }: Addition, situation: Situation): RuledAmounts {
  const ruledAmounts = cents > 0 ? rules.ruledAmounts(situation) : undefined;
  // As if it were a campaign of its own: its funders pay by percentages of what it adds.
  const funders = supplement.funders.map((funder) => ({ ...funder, campaignId: undefined }));
  const shares = shareOut(cents, { ...supplement, funders }, ruledAmounts);
  return new Map(shares.map((share) => [share.funderId, share.cents]));
}

function stepsOf(addition: Addition, situation: Situation): readonly ReckoningStep[] {
  const { supplement, rules, cents, unmetConditions } = addition;
  const sentence = sentenceOf(addition);
  const sum = {
    title: `Complément «\u00a0${supplement.name}\u00a0»`,
    value: formatEuros(cents),
    ...(sentence && { sentence }),
  };
  return unmetConditions.length > 0 ? [sum] : [...rules.stepsTo('repairPremium', situation), sum];
}

/** Why a supplement adds less than its rules give. */
function sentenceOf({ supplement, isLimited, unmetConditions }: Addition): string | undefined {
  const [unmet] = unmetConditions;
  if (unmet) return unmet.sentence;
  return isLimited ? `«\u00a0${supplement.name}\u00a0» n’ajoute que ce qui reste de la facture.` : undefined;
}

const totalOf = (additions: readonly Addition[]): number => additions.reduce((sum, { cents }) => sum + cents, 0);
const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];
