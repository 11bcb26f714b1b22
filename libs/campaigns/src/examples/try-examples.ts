import { formatEuros, funderOfPart } from '@alveole/domain';
import type { Rules } from '@alveole/domain';
import type { CampaignFault } from '../yaml/campaign-fault.ts';
import type { YamlFile } from '../yaml/read-yaml.ts';
import { partsOf, refusingConditionOf, resultsOf, situationOf } from './examples-file.ts';
import type { Example } from './examples-file.ts';

/** Evaluates each example. @returns a fault for each result that the rules do not give */
export function tryExamples(
  { value: examples, yaml }: { readonly value: readonly Example[]; readonly yaml: YamlFile },
  rules: Rules,
): readonly CampaignFault[] {
  return examples.flatMap((example, index) => {
    const lineOf = (name: string) => yaml.lineOf([index, 'résultat', name]);
    return [...tryAmounts(example, rules, lineOf), ...tryRefusal(example, rules, lineOf)];
  });
}

type LineOf = (name: string) => number;

function tryAmounts(example: Example, rules: Rules, lineOf: LineOf): readonly CampaignFault[] {
  const situation = situationOf(example);
  const tries: readonly (readonly [name: string, expected: number, evaluate: () => number])[] = [
    ...resultsOf(example).map(
      ([output, name, expected]) => [name, expected, () => rules.centsOf(output, situation)] as const,
    ),
    ...partsOf(example).map(
      ([name, expected]) => [name, expected, () => rules.ruledAmounts(situation).get(funderOfPart(name)) ?? 0] as const,
    ),
  ];
  return tries.flatMap(([name, expected, evaluate]) => {
    const outcome = outcomeOf(evaluate);
    if (outcome === expected) return [];
    const reason = typeof outcome === 'string' ? outcome : `les règles donnent ${formatEuros(outcome)}`;
    return [faultAt(lineOf(name), example, `${formatEuros(expected)} attendus pour « ${name} », ${reason}.`)];
  });
}

/** An example that names no condition is one that no condition refuses. */
function tryRefusal(example: Example, rules: Rules, lineOf: LineOf): readonly CampaignFault[] {
  const unmet = rules.unmetConditions(situationOf(example), false).map(({ name }) => name);
  const expected = refusingConditionOf(example);
  if (expected === undefined && unmet.length === 0) return [];
  if (expected !== undefined && unmet.includes(expected)) return [];
  const what = unmet.length === 0 ? 'aucune condition ne le refuse' : `refusé par « ${unmet.join(' », « ')} »`;
  const wanted = expected === undefined ? '' : `« ${expected} » devait le refuser, `;
  return [faultAt(lineOf('refusé par'), example, `${wanted}${what}.`)];
}

function faultAt(line: number, { exemple }: Example, what: string): CampaignFault {
  return { file: 'examples.yaml', line, sentence: `« ${exemple} » : ${what}` };
}

function outcomeOf(evaluate: () => number): number | string {
  try {
    return evaluate();
  } catch (error) {
    return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
  }
}
