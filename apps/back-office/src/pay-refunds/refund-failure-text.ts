import { frenchMessage } from '@alveole/api-client';
import type { FrenchTexts } from '@alveole/api-client';
import { nothingPayable, refundTextsById, secondPersonTextsById, wrongRefundStep } from '@alveole/domain';

/** The rules' own explanations; a code tells what the server's sentence does not. */
const texts: FrenchTexts = {
  ...refundTextsById,
  ...secondPersonTextsById,
  TransitionRefusedException: wrongRefundStep('confirmed', 'confirmed').explanation,
  DuplicatesValueException: nothingPayable.drafted.explanation,
  NotFoundException: 'Ce lot n’existe pas',
};

/** What to tell of a step of a refund that did not come about. */
export function refundFailureText(failure: unknown): string {
  return frenchMessage(failure, texts);
}
