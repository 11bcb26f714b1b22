import { otherTowns, shopKindWords } from '@alveole/domain';
import type { NamedTown, SituationKey } from '@alveole/domain';
import type Engine from 'publicodes';
import type { RuleFault } from '../rule-fault.ts';
import { inputs } from '../vocabulary.ts';
import type { WrittenRules } from '../written-rules.ts';
import { comparisonsOf, constantOf } from './named-constants.ts';
import type { Comparison } from './named-constants.ts';

type Towns = readonly NamedTown[] | undefined;

/** The values that an input has in French, and what they are; undefined of an input of any text. */
function valuesOf(
  key: SituationKey,
  towns: readonly NamedTown[],
): { readonly what: string; readonly values: readonly string[] } | undefined {
  switch (key) {
    case 'shopKind':
      return { what: 'un type d’établissement', values: Object.values(shopKindWords) };
    case 'homeTown':
    case 'shopTown':
      return { what: 'une commune de campaign.yaml', values: [...towns.map(({ name }) => name), otherTowns] };
    case 'homeGroup':
    case 'shopGroup':
      return { what: 'un groupe de campaign.yaml', values: [...towns.flatMap(({ group }) => group ?? []), otherTowns] };
    default:
      return undefined;
  }
}

/** Comparisons of a town, a group or a kind of shop that are never true, or cannot be told of everybody. */
export function comparedValues(engine: Engine, written: WrittenRules, towns: Towns): readonly RuleFault[] {
  return comparisonsOf(engine, Object.keys(written)).flatMap((comparison) => {
    const sentence = sentenceOf(comparison, towns);
    return sentence === undefined ? [] : [{ rule: comparison.rule, sentence }];
  });
}

function sentenceOf({ rule, sides }: Comparison, towns: Towns): string | undefined {
  const names = sides.flatMap((side) => (side.nodeKind === 'reference' ? [side.dottedName ?? side.name] : []));
  const input = inputs.find(({ name }) => names.includes(name));
  const known = input && valuesOf(input.key, towns ?? []);
  if (input === undefined || known === undefined) return undefined;
  if (towns === undefined && input.key !== 'shopKind')
    return `« ${input.name} » n’a pas de valeur\u00a0: campaign.yaml ne dit pas « communes ».`;
  const constant = sides.map((side) => constantOf(rule, side)).find((value) => value !== undefined);
  const values = [...new Set(known.values)];
  if (constant !== undefined && !values.includes(String(constant.value)))
    return `« ${constant.value} » n’est pas ${known.what}\u00a0: ${values.join(', ')}.`;
  return input.key === 'homeTown' ? sharedPostcode(towns ?? []) : undefined;
}

/** Of a person the postcode alone is known: it has to tell the town. */
function sharedPostcode(towns: readonly NamedTown[]): string | undefined {
  const postcode = towns.flatMap(({ postcodes }) => postcodes).find((code, index, all) => all.indexOf(code) !== index);
  if (postcode === undefined) return undefined;
  const names = towns.filter(({ postcodes }) => postcodes.includes(postcode)).map(({ name }) => name);
  return `Le code postal ${postcode} est celui de plusieurs communes (${names.join(', ')})\u00a0: la plateforme ne connaît que le code postal du bénéficiaire. Comparez son groupe, ou posez une question.`;
}
