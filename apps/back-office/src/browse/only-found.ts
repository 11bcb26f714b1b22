/** A chip of a list with the number of files behind it, where that is known. */
export interface CountedChip {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
}

/**
 * The chips of a list that something else narrows too: the one in force tells what was found, the others nothing of what
 * they would leave, for the known counts are those of all files.
 */
export function onlyFound(
  chips: readonly CountedChip[],
  chosen: string,
  found: number | undefined,
): readonly CountedChip[] {
  return chips.map(({ value, label }) => ({ value, label, ...(value === chosen && { count: found }) }));
}
