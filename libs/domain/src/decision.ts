/** Error codes of the wire that a rule of the domain can answer with; contracts gives each its HTTP status. */
export type RefusalCode =
  | 'ValidationException'
  | 'NotAuthorizedException'
  | 'TransitionRefusedException'
  | 'RefundVersionMismatchException'
  | 'NotFoundException'
  | 'DuplicatesValueException'
  | 'DUPLICATES_DETECTED'
  | 'BikeAlreadyClaimedException'
  | 'BeneficiaryLimitException'
  | 'CampaignClosedException';

/** Why something is refused: `message` is English for the wire, `explanation` French for the person. */
export interface Refusal {
  /** Stable on the wire (`refusal`), whatever becomes of the words. */
  readonly id: string;
  readonly code: RefusalCode;
  readonly message: string;
  readonly explanation: string;
}

/** The answer of every `decide…` function: the value to apply, or a coded refusal. Never an exception. */
export type Decision<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function accept<T>(value: T): Decision<T> {
  return { ok: true, value };
}

export function refuse(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}

/** What a screen tells of the server's refusals: the French explanation of each, by its id. */
export function textsById(refusals: readonly Refusal[]): Readonly<Record<string, string>> {
  return Object.fromEntries(refusals.map(({ id, explanation }) => [id, explanation]));
}
