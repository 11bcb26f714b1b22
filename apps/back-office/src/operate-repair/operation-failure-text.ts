import { frenchMessage } from '@alveole/api-client';
import type { FrenchTexts } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import { repairTextsById, triesLeftText } from '@alveole/domain';

/** The rules' own explanations, and what a code tells on this screen. */
const texts: FrenchTexts = { ...repairTextsById, RepairNotFoundException: "Cette facture n'existe pas" };

/** What to tell of an operation that did not come about; of a wrong code also how often one may still try. */
export function operationFailureText(failure: unknown): string {
  const triesLeft = isAppError(failure) ? triesLeftText(failure.triesLeft) : undefined;
  return [frenchMessage(failure, texts), triesLeft].filter(Boolean).join('. ');
}
