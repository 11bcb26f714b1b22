import type { NamedTown, Question, Rules } from '@alveole/domain';
import { askedInputs } from '../asked-inputs.ts';
import { createEngine } from '../create-engine.ts';
import type { RuleFault } from '../rule-fault.ts';
import type { WrittenRules } from '../written-rules.ts';
import { comparedOptions } from './compared-options.ts';
import { comparedTexts } from './compared-texts.ts';
import { comparedValues } from './compared-values.ts';
import { constantsOf } from './named-constants.ts';
import { farDays, oddPlaces } from './odd-constants.ts';
import { faultsInRange } from './tried-range.ts';

export interface Mistakes {
  /** What is wrong, whatever was meant. */
  readonly faults: readonly RuleFault[];
  /** What is most likely not meant. */
  readonly doubts: readonly RuleFault[];
}

/**
 * What is likely wrong with rules that can be read. It takes up to some seconds, and stops in between: for who writes
 * rules, not for who starts a service.
 * @param questions of the campaign, whose answers the rules may name
 * @param towns that the campaign names
 * @param today YYYY-MM-DD, from which a date may be far away
 */
export function* findMistakes(
  written: WrittenRules,
  {
    rules,
    questions,
    towns,
  }: {
    readonly rules: Rules;
    readonly questions: readonly Question[];
    readonly towns?: readonly NamedTown[] | undefined;
  },
  today: string,
): Generator<undefined, Mistakes> {
  const asked = askedInputs(questions);
  const engine = createEngine(written, asked, () => undefined);
  const constants = constantsOf(engine, Object.keys(written));
  const faultsOfAmounts = yield* faultsInRange(rules, constants, questions);
  return {
    faults: [
      ...comparedTexts(engine, written, asked),
      ...comparedOptions(engine, written, asked),
      ...comparedValues(engine, written, towns),
      ...faultsOfAmounts,
    ],
    doubts: [...farDays(engine, written, today), ...oddPlaces(engine, written)],
  };
}
export { unknownValue } from './known-values.ts';
export { farYears, isFarFrom, unknownDepartment } from './odd-constants.ts';
