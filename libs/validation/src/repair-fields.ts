import { isBikeSerial, listedBrand, sessionParticipants } from '@alveole/domain';
import { z } from 'zod';
import { messages } from './messages.ts';
import { requiredText } from './text.ts';

/** A brand of the list, however it is written. */
export const bikeBrand = requiredText(messages.bikeMissing, 80).refine(isListed, messages.brandUnlisted);
/** A number has a letter or a digit. */
export const bikeSerial = requiredText(messages.bikeSerial, 80).refine(isBikeSerial, messages.bikeSerial);
/** A bike's number as a barcode says it, in capitals; below four characters it is none, but a shelf or a size. */
export const scannedSerial = bikeSerial.pipe(z.string().min(4, messages.bikeSerial).toUpperCase());
export const messageText = requiredText(messages.message, 4000);
export const complementText = requiredText(messages.complement, 4000);
export const eligiblePremium = requiredText(messages.eligiblePremium, 20);
export const chosenUser = requiredText(messages.user, 64);
export const chosenStatus = z
  .int({ error: messages.statusChange })
  .min(0, messages.statusChange)
  .max(14, messages.statusChange);
export const acceptedTerms = z.literal(true, messages.terms);

/** 1, 2 or 3 persons; every other value becomes 1. */
export const participants = z.unknown().transform((value) => sessionParticipants(Number(value)));

function isListed(brand: string): boolean {
  return listedBrand(brand) !== undefined;
}
