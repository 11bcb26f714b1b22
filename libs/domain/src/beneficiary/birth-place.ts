import { foldText, lettersOnly } from '../compared-text/fold-text.ts';

/** The towns that have districts (« arrondissements municipaux »): people name one, its number, or neither. */
const townsWithDistricts: ReadonlySet<string> = new Set(['PARIS', 'LYON', 'MARSEILLE']);

const ordinals =
  'PREMIER|SECOND|DEUXIEME|TROISIEME|QUATRIEME|CINQUIEME|SIXIEME|SEPTIEME|HUITIEME|NEUVIEME|DIXIEME|ONZIEME|DOUZIEME|TREIZIEME|QUATORZIEME|QUINZIEME|SEIZIEME|DIX|SEPT|HUIT|NEUF|VINGTIEME';
/** A postcode or a number, in digits, Roman or in words, and the words around it. */
const ofDistrict = new RegExp(
  `^(\\d+|ER|E|EME|IEME|ND|[IVX]+(ER|E|EME)?|${ordinals}|ARRONDISSEMENT|ARRDT|ARDT|ARR|DE)$`,
);

const writtenOut: ReadonlyMap<string, string> = new Map([
  ['ST', 'SAINT'],
  ['STE', 'SAINTE'],
]);

/**
 * A birthplace as it is compared: a district of Paris, Lyon or Marseille is its town, and « St » is « Saint » (settled §6).
 * A place written in no Latin letter still differs from another.
 */
export function placeKey(place: string): string {
  const words = wordsOf(place);
  const towns = words.filter((word) => townsWithDistricts.has(word));
  const isTown = towns.length === 1 && words.every((word) => townsWithDistricts.has(word) || ofDistrict.test(word));
  const key = isTown ? towns[0] : words.map((word) => writtenOut.get(word) ?? word).join(' ');
  return lettersOnly(key ?? '') || place.trim();
}

/** Letters and digits apart, so that « 1er » and « Lyon3 » are two words. */
function wordsOf(place: string): string[] {
  return foldText(place).match(/[A-Z]+|\d+/g) ?? [];
}
