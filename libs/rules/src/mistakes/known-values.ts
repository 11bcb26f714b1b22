import { otherTowns, shopKindWords } from '@alveole/domain';
import type { NamedTown } from '@alveole/domain';
import { inputs } from '../vocabulary.ts';

/** The values that an input has, and what they are in French. */
export interface KnownValues {
  readonly what: string;
  readonly values: readonly string[];
}

/**
 * The values of an input that has few; undefined of every other one, and of a town or a group where the campaign names none.
 * @param name of the input in the rules
 */
export function knownValues(name: string, towns: readonly NamedTown[] | undefined): KnownValues | undefined {
  const key = inputs.find((input) => input.name === name)?.key;
  if (key === 'shopKind')
    return { what: 'un type d’établissement', values: [...new Set(Object.values(shopKindWords))] };
  if (towns === undefined) return undefined;
  if (key === 'homeTown' || key === 'shopTown')
    return { what: 'une commune de campaign.yaml', values: [...towns.map((town) => town.name), otherTowns] };
  if (key !== 'homeGroup' && key !== 'shopGroup') return undefined;
  const groups = new Set(towns.flatMap(({ group }) => group ?? []));
  return { what: 'un groupe de campaign.yaml', values: [...groups, otherTowns] };
}

/** Whether an input is told by the towns that the campaign names. */
export function isOfTowns(name: string): boolean {
  return knownValues(name, []) !== undefined && knownValues(name, undefined) === undefined;
}

/** Why a value is none of an input. @returns a French sentence, undefined of a value that it may have */
export function unknownValue(name: string, value: string, towns: readonly NamedTown[] | undefined): string | undefined {
  if (isOfTowns(name) && towns === undefined)
    return `« ${name} » n’a pas de valeur\u00a0: campaign.yaml ne dit pas « communes ».`;
  const choice = knownValues(name, towns);
  if (choice === undefined || choice.values.includes(value)) return undefined;
  return `« ${value} » n’est pas ${choice.what}\u00a0: ${choice.values.join(', ')}.`;
}
