import { frenchMessage } from '@alveole/api-client';
import type { FrenchTexts } from '@alveole/api-client';
import { pictureFailureText } from '@alveole/shared-screens/chosen-files';
import { texts } from './exchange-media.text.ts';

/** Why a chosen file could not be sent, in words. */
export function uploadFailureText(failure: unknown): string {
  return pictureFailureText(failure) ?? texts.failed;
}

/** Why an operation that names a chosen file was not taken, in words: the file may have been prepared only now. */
export function operationFailureText(failure: unknown, own: FrenchTexts = {}): string {
  return pictureFailureText(failure) ?? frenchMessage(failure, { MediaRefusedException: texts.failed, ...own });
}
