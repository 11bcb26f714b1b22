import { frenchMessage } from '@alveole/api-client';
import type { FrenchTexts } from '@alveole/api-client';
import { UnreadableHeic } from './heic.ts';
import { texts } from './keep-media.text.ts';

/** Why a chosen file could not be sent, in words. */
export function uploadFailureText(failure: unknown): string {
  return failure instanceof UnreadableHeic ? texts.unreadableHeic : texts.failed;
}

/** Why an operation that names a chosen file was not taken, in words: the file may have been prepared only now. */
export function operationFailureText(failure: unknown, own: FrenchTexts = {}): string {
  return failure instanceof UnreadableHeic
    ? texts.unreadableHeic
    : frenchMessage(failure, { MediaRefusedException: texts.failed, ...own });
}
