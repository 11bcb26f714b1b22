import type { NamedTown } from '@alveole/domain';
import type Engine from 'publicodes';
import type { RuleFault } from '../rule-fault.ts';
import { inputs } from '../vocabulary.ts';
import type { WrittenRules } from '../written-rules.ts';
import { knownValues, isOfTowns, unknownValue } from './known-values.ts';
import { comparisonsOf, constantOf } from './named-constants.ts';
import type { Comparison } from './named-constants.ts';

type Towns = readonly NamedTown[] | undefined;

/** Comparisons of a town, a group or a kind of shop that are never true, or cannot be told of everybody. */
export function comparedValues(engine: Engine, written: WrittenRules, towns: Towns): readonly RuleFault[] {
  return comparisonsOf(engine, Object.keys(written)).flatMap((comparison) => {
    const sentence = sentenceOf(comparison, towns);
    return sentence === undefined ? [] : [{ rule: comparison.rule, sentence }];
  });
}

function sentenceOf({ rule, sides }: Comparison, towns: Towns): string | undefined {
  const input = sides
    .flatMap((side) => (side.nodeKind === 'reference' ? [side.dottedName ?? side.name] : []))
    .map((name) => inputs.find((one) => one.name === name))
    .find((one) => one !== undefined && (isOfTowns(one.name) || knownValues(one.name, towns) !== undefined));
  if (input === undefined) return undefined;
  const constant = sides.map((side) => constantOf(rule, side)).find((value) => value !== undefined);
  const sentence = constant && unknownValue(input.name, String(constant.value), towns);
  return sentence ?? (input.key === 'homeTown' ? sharedPostcode(towns ?? []) : undefined);
}

/** Of a person the postcode alone is known: it has to tell the town. */
function sharedPostcode(towns: readonly NamedTown[]): string | undefined {
  const codes = towns.flatMap(({ postcodes }) => postcodes);
  const postcode = codes.find((code, index) => codes.indexOf(code) !== index);
  if (postcode === undefined) return undefined;
  const names = towns.filter(({ postcodes }) => postcodes.includes(postcode)).map(({ name }) => name);
  return `Le code postal ${postcode} est celui de plusieurs communes (${names.join(', ')})\u00a0: la plateforme ne connaît que le code postal du bénéficiaire. Comparez son groupe, ou posez une question.`;
}
