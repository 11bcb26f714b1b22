import { frenchMessage } from '@alveole/api-client';
import { isAppError } from '@alveole/contracts';
import type { FrenchTexts } from '@alveole/api-client';
import { pictureFailureText } from '@alveole/shared-screens/chosen-files';
import { texts } from './exchange-media.text.ts';

/** Why a chosen file could not be sent, in words. */
export function uploadFailureText(failure: unknown): string {
  return pictureFailureText(failure) ?? texts.failed;
}

const refusedFiles: ReadonlySet<string> = new Set(['MediaRefusedException', 'InvoiceNotStampableException']);

/** Whether an operation was refused for its file, which sending it again does not mend. */
export function isFileRefusal(failure: unknown): boolean {
  return pictureFailureText(failure) !== undefined || (isAppError(failure) && refusedFiles.has(failure.code));
}

/** Whether a photo that joins its file at once was refused for itself: unreadable, or too old. */
export function isPhotoRefusal(failure: unknown): boolean {
  return pictureFailureText(failure) !== undefined || (isAppError(failure) && failure.code === 'ValidationException');
}

/** Why an operation that names a chosen file was not taken, in words: the file may have been prepared only now. */
export function operationFailureText(failure: unknown, own: FrenchTexts = {}): string {
  return pictureFailureText(failure) ?? frenchMessage(failure, { MediaRefusedException: texts.failed, ...own });
}
