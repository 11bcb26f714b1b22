import { appError } from '@alveole/contracts';
import { formatEuros } from '@alveole/domain';
import type { Person } from '../record/people.ts';

/** A file that nobody has, or that is not the caller's where the call goes by its number. */
export function orNotFound<T>(file: T | undefined): T {
  if (file === undefined) throw appError('RepairNotFoundException', 'Repair not found.');
  return file;
}

/** Throws 403 when a repairer asks for a file of another establishment. Staff other than ADM never comes this far. */
export function requireOwnFile(file: { readonly entityId: string }, person: Person): void {
  if (person.role === 'REP' && person.entityId !== file.entityId)
    throw appError('NotAuthorizedException', 'Repair of another entity.');
}

/** Throws 403 for a file whose persons were forgotten: what would be written into it would stay for good. */
export function requireNotForgotten({ forgottenAt }: { readonly forgottenAt?: Date | undefined }): void {
  if (forgottenAt) throw appError('NotAuthorizedException', 'The personal data of this repair are erased.');
}

/** A field of an operation that its schema let through but that a rule refuses. */
export function invalidField(field: string, reason: string) {
  return appError('ValidationException', `repair_data.operation_data.${field} (INVALID): ${reason}`);
}

/** Somebody else wrote since the file was read. */
export function versionMismatch() {
  return appError('RepairVersionMismatchException', 'The repair was modified by another user.');
}

/** The client names two operations alike. */
export function idempotencyMismatch() {
  return appError('IdempotencyMismatchException', 'This local_id was used for another operation.');
}

/** The campaign's rules refuse the file. @param sentences why, in French, as the campaign says it */
export function conditionNotMet(sentences: readonly string[]) {
  return appError('ConditionNotMetException', 'A condition of the campaign is not met.', { sentences });
}

/** The page told the client another premium than the rules give by now. Amounts are cents. */
export function premiumChanged(announcedCents: number, premiumCents: number) {
  const sentence = `L’aide annoncée était de ${formatEuros(announcedCents)}, les règles du programme donnent maintenant ${formatEuros(premiumCents)}. Dites-le au client avant d’envoyer la facture.`;
  return appError('PremiumChangedException', 'The premium is not the announced one.', {
    premiumCents,
    sentences: [sentence],
  });
}

/** The campaign asks what is not answered, or answered with what it does not take. @param sentences French, one a question */
export function answersRefused(sentences: readonly string[]) {
  return appError('AnswersRefusedException', 'An answer to a question of the campaign is missing or invalid.', {
    sentences,
  });
}

/** One claim a bike. */
export function bikeAlreadyClaimed() {
  return appError('BikeAlreadyClaimedException', 'This bike already benefited from the programme.');
}
