import { isAppError, refusalIdOf } from '@alveole/contracts';
import type { AppError } from '@alveole/contracts';
import { repairTextsById } from '@alveole/domain';

const changedMeanwhile = 'Le dossier de réparation a été modifié par un autre utilisateur';

/** An answer of the rules; false for a part of the product that is away, which may answer later. */
export function isRefusal(failure: unknown): failure is AppError {
  return isAppError(failure) && failure.kind !== 'unavailable' && failure.kind !== 'unexpected';
}

/** Somebody else wrote since the file was read. */
export const isStale = ({ code }: AppError): boolean => code === 'RepairVersionMismatchException';

/** Why something was refused, for those who read it later than it was asked. */
export function inFrench(refusal: AppError): string {
  if (isStale(refusal)) return changedMeanwhile;
  return refusal.sentences?.join(' ') ?? repairTextsById[refusalIdOf(refusal)] ?? refusal.message;
}
