import { frenchMessage } from '@alveole/api-client';
import type { FrenchTexts } from '@alveole/api-client';
import { recoveryRefusals, recoveryTextsById, secondPersonTextsById } from '@alveole/domain';

const texts: FrenchTexts = {
  ...recoveryTextsById,
  ...secondPersonTextsById,
  NotFoundException: recoveryRefusals.unknown.explanation,
};

/** What to tell of a step of recovery that did not come about. */
export function recoveryFailureText(failure: unknown): string {
  return frenchMessage(failure, texts);
}
