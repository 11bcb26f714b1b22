import { frenchMessage } from '@alveole/api-client';
import type { FrenchTexts } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { Notice } from '@alveole/contracts';
import { establishmentExplanations, neverActivated } from '@alveole/domain';

const duplicates =
  "Un système de relation client a détecté au moins un doublon - Veuillez vous assurer de l'unicité des données";

/** The rules' own explanations, and what a code tells on this screen (establishments §8). */
const texts: FrenchTexts = {
  ...establishmentExplanations,
  DuplicatesValueException: 'Ce siret a déjà été validé - Veuillez contacter le réparateur',
  MediaRefusedException: 'Un problème est survenu avec l’extrait KBIS ou la pièce d’identité, veuillez réessayer',
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
};

/** What to tell of a refused save, and what becomes of the screen. */
export function saveFailure(failure: unknown, isForced = false): SaveFailure {
  const code = isAppError(failure) ? failure.code : 'InternalError';
  const fate = closing[code] ?? { tone: 'danger', closes: false, reloads: false };
  return { ...fate, text: textOf(failure, isForced), seconds: isDuplicate(failure) ? 6 : 7 };
}

function textOf(failure: unknown, isForced: boolean): string {
  if (isDuplicate(failure)) return duplicates;
  if (isAppError(failure) && failure.message.includes('Invalid opening hours'))
    return "Le format des horaires est incorrect. Veuillez les corriger s'il vous plait.";
  return frenchMessage(failure, isForced ? { ...texts, NotAuthorizedException: neverActivated.explanation } : texts);
}

function isDuplicate(failure: unknown): boolean {
  return isAppError(failure) && failure.message.includes('DUPLICATES_DETECTED');
}
