import { fieldFaults, frenchMessage } from '@alveole/api-client';
import type { FrenchTexts } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { Notice } from '@alveole/contracts';
import { profileFieldOf } from '@alveole/contracts/establishment';
import type { DocumentKind, EstablishmentActRequest } from '@alveole/contracts/establishment';
import { establishmentTextsById, neverActivated } from '@alveole/domain';
import { messages } from '@alveole/validation';

/** The rules' own explanations, and what a code tells on this screen (establishments §8). */
const texts: FrenchTexts = {
  ...establishmentTextsById,
  DuplicatesValueException: 'Ce siret a déjà été validé - Veuillez contacter le réparateur',
};

export interface SaveFailure extends Notice {
  /** The dialog has nothing more to do: what is on screen is no longer so. */
  readonly closes: boolean;
  readonly reloads: boolean;
}

const closing: Readonly<Record<string, Pick<SaveFailure, 'tone' | 'closes' | 'reloads'>>> = {
  EntityVersionMismatchException: { tone: 'warning', closes: true, reloads: true },
  MediaRefusedException: { tone: 'warning', closes: true, reloads: true },
  DuplicatesValueException: { tone: 'danger', closes: true, reloads: false },
  DUPLICATES_DETECTED: { tone: 'danger', closes: true, reloads: false },
};

/** Which document could not be taken: a person knows what to send again. */
export function uploadFailure(kinds: readonly DocumentKind[]): string {
  const named =
    kinds.length === 0 ? 'l’extrait KBIS ou la pièce d’identité' : kinds.map((kind) => withArticle[kind]).join(' et ');
  return `Un problème est survenu avec ${named}, veuillez réessayer`;
}

const withArticle: Readonly<Record<DocumentKind, string>> = {
  KBIS: 'l’extrait KBIS',
  PID: 'la pièce d’identité',
  RIB: 'le RIB',
};

/** What to tell of a refused act, and what becomes of the screen. */
export function saveFailure(failure: unknown, asked?: EstablishmentActRequest): SaveFailure {
  const code = isAppError(failure) ? failure.code : 'InternalError';
  const fate = closing[code] ?? { tone: 'danger', closes: false, reloads: false };
  return {
    ...fate,
    text: code === 'MediaRefusedException' ? uploadFailure(documentsOf(asked)) : textOf(failure, asked),
    seconds: isDuplicate(failure) ? 6 : 7,
  };
}

/** The kinds of the documents that an act brings. */
function documentsOf(asked: EstablishmentActRequest | undefined): readonly DocumentKind[] {
  return asked?.act === 'modify' ? (asked.changes.documents ?? []).map(({ kind }) => kind) : [];
}

function textOf(failure: unknown, asked: EstablishmentActRequest | undefined): string {
  if (fieldFaults(failure).some(({ field }) => profileFieldOf(field) === 'openingHours')) return messages.openingHours;
  return frenchMessage(
    failure,
    asked?.act === 'force-approval' ? { ...texts, NotAuthorizedException: neverActivated.explanation } : texts,
  );
}

function isDuplicate(failure: unknown): boolean {
  return isAppError(failure) && failure.code === 'DUPLICATES_DETECTED';
}
