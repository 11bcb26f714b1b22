/** Towns that a search by name offers. */
export const maxTowns = 8;
/** Names that stand on a map at once. */
export const maxTownsOfMap = 24;
/** Degrees of the widest part of a map whose towns are told. */
export const widestPart = 2;
