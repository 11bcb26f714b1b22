import { formatEuros, partNameOf, RulesError } from '@alveole/domain';
import type { RuledAmounts, Rules, Situation } from '@alveole/domain';
import type { RuleFault } from '../rule-fault.ts';

/**
 * Shares of funders that are negative or above the premium for a repair that the rules aid, one fault for each rule: the shop
 * would be refused an invoice, or a funder would pay less than its rule says. It stops behind each trial.
 * @param inWords what a situation is, in French
 */
export function* faultsOfShares(
  rules: Rules,
  situations: readonly Situation[],
  inWords: (situation: Situation) => string,
): Generator<undefined, readonly RuleFault[]> {
  const faults = new Map<string, RuleFault>();
  if (hasNoShares(rules, situations)) return [];
  for (const situation of invoicesNotRefused(rules, situations)) {
    yield;
    for (const { rule, sentence } of faultsIn(rules, situation)) {
      if (!faults.has(rule)) faults.set(rule, { rule, sentence: `Pour ${inWords(situation)}\u00a0: ${sentence}` });
    }
  }
  return [...faults.values()];
}

/** Most campaigns share a premium by percentages, or not at all. */
function hasNoShares(rules: Rules, [situation = {}]: readonly Situation[]): boolean {
  const shares = orFault(() => rules.ruledAmounts(situation));
  return !(shares instanceof RulesError) && shares.size === 0;
}

type NamedFault = Required<RuleFault>;

function faultsIn(rules: Rules, situation: Situation): readonly NamedFault[] {
  const premiumCents = orFault(() => rules.centsOf('repairPremium', situation));
  // What is wrong with the premium itself is told of its own rule.
  if (typeof premiumCents !== 'number') return [];
  const shares = orFault(() => rules.ruledAmounts(situation));
  return shares instanceof RulesError ? faultOfError(shares) : faultsAbove(premiumCents, shares);
}

function orFault<Value>(evaluate: () => Value): Value | RulesError {
  try {
    return evaluate();
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
}

/** What rules say of themselves begins with their name. */
function faultOfError({ message }: RulesError): readonly NamedFault[] {
  const rule = /^« ([^»]+) »/.exec(message)?.[1];
  return rule === undefined ? [] : [{ rule, sentence: message }];
}

function faultsAbove(premiumCents: number, shares: RuledAmounts): readonly NamedFault[] {
  const premium = `plus que l’aide, qui est de ${formatEuros(premiumCents)}.`;
  const above = [...shares].filter(([, cents]) => cents > premiumCents);
  if (above.length > 0) {
    return above.map(([funderId, cents]) => {
      const rule = partNameOf(funderId);
      return { rule, sentence: `« ${rule} » donne ${formatEuros(cents)}, ${premium}` };
    });
  }
  const sumCents = [...shares.values()].reduce((sum, cents) => sum + cents, 0);
  const lastFunder = [...shares.keys()].at(-1);
  // Each share is rounded to the cent by itself.
  if (lastFunder === undefined || sumCents <= premiumCents + shares.size) return [];
  const sentence = `les parts « selon les règles » font ensemble ${formatEuros(sumCents)}, ${premium}`;
  return [{ rule: partNameOf(lastFunder), sentence }];
}

/**
 * The situations without those whose invoice a condition refuses though it takes another one: their shares are never paid.
 * One that is refused for another reason is tried, since each value varies by itself and the right ones may not meet.
 */
function invoicesNotRefused(rules: Rules, situations: readonly Situation[]): readonly Situation[] {
  const weighedSituations = situations.map((situation) => ({
    situation,
    person: JSON.stringify({ ...situation, invoiceCents: undefined }),
    refusals: rules.unmetConditions(situation, true).length,
  }));
  const fewest = new Map<string, number>();
  for (const { person, refusals } of weighedSituations) {
    fewest.set(person, Math.min(refusals, fewest.get(person) ?? refusals));
  }
  return weighedSituations
    .filter(({ person, refusals }) => refusals === fewest.get(person))
    .map(({ situation }) => situation);
}
