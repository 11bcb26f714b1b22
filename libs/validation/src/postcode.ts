import { postcodePattern } from '@alveole/domain';
import { z } from 'zod';
import { messages } from './messages.ts';
import { patternText } from './text.ts';

/** Five digits; whether the code exists is for `knownPostcode` to ask. */
export const postcode = patternText(messages.postcode, postcodePattern);

/**
 * A postcode that some town has, asynchronously.
 * @param isKnown asked for five digits only
 */
export function knownPostcode(isKnown: (zip: string) => boolean | Promise<boolean>) {
  return postcode.refine((zip) => !postcodePattern.test(zip) || isKnown(zip), messages.postcodeUnknown);
}

/** The finder's field. */
export const searchPostcode = patternText(messages.postcodeSearch, postcodePattern);

/** What is being typed into the finder: digits that may still become a postcode, spaces not counting. */
export const typedPostcode = z.string().regex(/^[\d\s]*$/, messages.postcodeTyping);

/** What the map needs before it opens: an address or a postcode. */
export const soughtPlace = z
  .object({ address: z.string(), postcode: z.string() })
  .refine(({ address, postcode: zip }) => address.trim() !== '' || postcodePattern.test(zip), {
    path: ['position'],
    message: messages.mapPlace,
  });
