/** Marks that a text brings along when it is copied: direction marks, joiners, a byte-order mark. */
const invisible = /\p{Cf}/gu;
const fullWidth = /[０-９Ａ-Ｚａ-ｚ＋]/g;
const widthOffset = 0xfe_e0;

/**
 * A number or identifier as it was typed or copied, without what nobody sees of it, its full-width signs as the usual ones.
 * For identifiers alone: a text of a person's own keeps its signs, or is refused.
 */
export function plainSigns(text: string): string {
  return text
    .replace(invisible, '')
    .replace(fullWidth, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - widthOffset));
}
