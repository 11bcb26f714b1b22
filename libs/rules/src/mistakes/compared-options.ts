import type Engine from 'publicodes';
import type { AskedInput } from '../asked-inputs.ts';
import type { RuleFault } from '../rule-fault.ts';
import type { WrittenRules } from '../written-rules.ts';
import { comparisonsOf, constantOf } from './named-constants.ts';

/** Comparisons of a choice with what is none of its options: never true. */
export function comparedOptions(
  engine: Engine,
  written: WrittenRules,
  asked: readonly AskedInput[],
): readonly RuleFault[] {
  return comparisonsOf(engine, Object.keys(written)).flatMap(({ rule, sides }) => {
    const names = sides.flatMap((side) => (side.nodeKind === 'reference' ? [side.dottedName ?? side.name] : []));
    const constant = sides.map((side) => constantOf(rule, side)).find((value) => value !== undefined);
    const question = asked.find(({ name }) => names.includes(name))?.question;
    if (question?.kind !== 'choice' || constant === undefined) return [];
    const ids = question.options.map(({ id }) => id);
    if (ids.includes(String(constant.value))) return [];
    const sentence = `« ${constant.value} » n’est pas une réponse à « ${question.label} »\u00a0: ${ids.join(', ')}.`;
    return [{ rule, sentence }];
  });
}
