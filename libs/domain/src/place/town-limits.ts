/** Towns that a search by name offers. */
export const mostTowns = 8;
/** Names that stand on a map at once. */
export const mostTownsOfMap = 24;
/** Degrees of the widest part of a map whose towns are told. */
export const widestPart = 2;
