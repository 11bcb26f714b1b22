import { formatEuros } from '@alveole/domain';
import type { Rules } from '@alveole/domain';
import type { CampaignFault } from '../yaml/campaign-fault.ts';
import type { YamlFile } from '../yaml/read-yaml.ts';
import { resultsOf, situationOf } from './examples-file.ts';
import type { Example } from './examples-file.ts';

/** Evaluates each example. @returns a fault for each result that the rules do not give */
export function tryExamples(
  { value: examples, yaml }: { readonly value: readonly Example[]; readonly yaml: YamlFile },
  rules: Rules,
): readonly CampaignFault[] {
  return examples.flatMap((example, index) =>
    resultsOf(example).flatMap(([output, name, expected]) => {
      const outcome = outcomeOf(() => rules.centsOf(output, situationOf(example)));
      if (outcome === expected) return [];
      const reason = typeof outcome === 'string' ? outcome : `les règles donnent ${formatEuros(outcome)}`;
      return [
        {
          file: 'examples.yaml',
          line: yaml.lineOf([index, 'résultat', name]),
          sentence: `« ${example.exemple} » : ${formatEuros(expected)} attendus pour « ${name} », ${reason}.`,
        },
      ];
    }),
  );
}

function outcomeOf(evaluate: () => number): number | string {
  try {
    return evaluate();
  } catch (error) {
    return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
  }
}
