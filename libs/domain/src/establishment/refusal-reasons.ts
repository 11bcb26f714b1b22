import type { EstablishmentAct } from './transitions.ts';

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

/** A refusal that the partner can answer, or one that closes the account. */
export type RefusalAct = Extract<EstablishmentAct, 'refuse-temporarily' | 'refuse-definitively'>;

/** The reasons that each refusal offers. */
export const refusalReasons: Readonly<Record<RefusalAct, readonly RefusalReason[]>> = {
  'refuse-temporarily': temporaryRefusalReasons,
  'refuse-definitively': definitiveRefusalReasons,
};

export function isRefusalAct(act: string): act is RefusalAct {
  return Object.hasOwn(refusalReasons, act);
}

/** A reason as it is checked on the screen, sent and judged: `explain` goes with « Autre ». */
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

/**
 * What people read of a refusal, one line a reason, on screens and in the mail alike: the reason's label, with what
 * explains it. « Autre » says nothing by itself, so its text stands alone; without a text, as oldest histories have it,
 * its label is all there is.
 * @param known the reasons that this kind of refusal offers
 */
export function refusalLines(given: readonly GivenReason[], known: readonly RefusalReason[]): readonly string[] {
  return given.map((reason) => lineOf(reason, known)).filter((line) => line !== '');
}

function lineOf({ key, explain = '' }: GivenReason, known: readonly RefusalReason[]): string {
  const reason = known.find((candidate) => candidate.key === key);
  const text = explain.trim();
  if (reason === undefined || (reason.needsText && text !== '')) return text;
  return text === '' ? reason.label : `${reason.label}\u00a0: ${text}`;
}
