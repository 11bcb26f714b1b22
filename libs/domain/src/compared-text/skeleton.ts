import { foldText } from './fold-text.ts';
import { lookAlikes } from './look-alikes.ts';

const prototypes: ReadonlyMap<string, string> = new Map(
  Object.entries(lookAlikes).flatMap(([prototype, signs]) => [...signs].map((sign) => [sign, prototype] as const)),
);

/**
 * What a text looks like (UTS 39): the skeleton of its upper-cased letters and digits, all else gone. Two texts that a person
 * cannot tell apart have one skeleton, whatever alphabet they were typed in. Empty when there is no letter and no digit.
 */
export function skeletonOf(text: string): string {
  const signs = foldText(text).match(/[\p{L}\p{N}]/gu) ?? [];
  return signs.map((sign) => prototypes.get(sign) ?? sign).join('');
}
