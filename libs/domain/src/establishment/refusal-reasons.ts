export interface RefusalReason {
  readonly key: number;
  readonly label: string;
  /** The reason says nothing by itself: free text must come with it. */
  readonly needsText: boolean;
}

export const temporaryRefusalReasons: readonly RefusalReason[] = [
  { key: 1, label: 'Extrait KBIS de plus de trois mois', needsText: false },
  { key: 2, label: "Pièce d'identité non valide", needsText: false },
  { key: 3, label: 'Autre', needsText: true },
];

export const definitiveRefusalReasons: readonly RefusalReason[] = [
  { key: 1, label: 'Demandeur non éligible', needsText: false },
  { key: 2, label: 'Autre', needsText: true },
];

/** A reason as it is checked on the screen and kept in the history. */
export interface GivenReason {
  readonly key: number;
  readonly explain?: string;
}

/** True when at least one reason is given, each is known, and « Autre » carries its text. */
export function areReasonsComplete(known: readonly RefusalReason[], given: readonly GivenReason[]): boolean {
  return given.length > 0 && given.every((reason) => isComplete(known, reason));
}

function isComplete(known: readonly RefusalReason[], given: GivenReason): boolean {
  const reason = known.find(({ key }) => key === given.key);
  if (reason === undefined) return false;
  return !reason.needsText || (given.explain ?? '').trim() !== '';
}
