import { isPhotoFresh } from '@alveole/domain';
import { messages } from '../messages.ts';

/** Why a photo does not show the bike as it is handed over: it must be of the last 24 hours. */
export function photoTimeFault(modifiedAt: Date, now: Date): string | undefined {
  return isPhotoFresh(modifiedAt, now) ? undefined : messages.recentPhoto;
}

/** Why an amount has no invoice: whatever stands for it, but something. */
export function invoiceChoiceFault(invoice: unknown): string | undefined {
  return invoice === undefined || invoice === null ? messages.invoiceFile : undefined;
}
