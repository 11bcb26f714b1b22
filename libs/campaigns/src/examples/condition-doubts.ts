import { isConditionName } from '@alveole/domain';
import type { Rules } from '@alveole/domain';
import type { RuleFault, WrittenRules } from '@alveole/rules';
import { situationOf } from './examples-file.ts';
import type { Example } from './examples-file.ts';

interface TriedConditions {
  readonly written: WrittenRules;
  readonly rules: Rules;
  readonly examples: readonly Example[];
}

/** Conditions that no example shows refusing, or letting through: a slip in them would be seen by nobody. */
export function conditionDoubts({ written, examples, rules }: TriedConditions): readonly RuleFault[] {
  const situations = examples.map(situationOf);
  const namesOf = (unknownCounts: boolean) =>
    situations.map((situation) => rules.unmetConditions(situation, unknownCounts).map(({ name }) => name));
  const refusing = namesOf(false);
  const notPassing = namesOf(true);
  return Object.keys(written)
    .filter(isConditionName)
    .flatMap((rule) => {
      const isRefusing = refusing.some((names) => names.includes(rule));
      const isPassing = notPassing.some((names) => !names.includes(rule));
      const sentence = sentenceOf(rule, isRefusing, isPassing);
      return sentence === undefined ? [] : [{ rule, sentence }];
    });
}

function sentenceOf(rule: string, isRefusing: boolean, isPassing: boolean): string | undefined {
  if (isRefusing && isPassing) return undefined;
  const missing = isRefusing
    ? 'Aucun exemple ne remplit'
    : isPassing
      ? 'Aucun exemple n’est refusé par'
      : 'Aucun exemple ne remplit ni n’est refusé par';
  return `${missing} « ${rule} » : écrivez-en un dans examples.yaml.`;
}
