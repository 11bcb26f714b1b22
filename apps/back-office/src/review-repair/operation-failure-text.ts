import { frenchMessage } from '@alveole/api-client';
import type { FrenchTexts } from '@alveole/api-client';
import { repairExplanations } from '@alveole/domain';

/** The rules' own explanations, and what a code tells on this screen. */
const texts: FrenchTexts = { ...repairExplanations, RepairNotFoundException: "Cette facture n'existe pas" };

/** What to tell of an operation that did not come about. */
export function operationFailureText(failure: unknown): string {
  return frenchMessage(failure, texts);
}
