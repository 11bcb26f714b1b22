import {
  apeCodes,
  areReasonsComplete,
  defaultApeCode,
  establishmentStatusCodes,
  listedBrand,
  vatRates,
  type RefusalReason,
} from '@alveole/domain';
import { z } from 'zod';
import { messages } from './messages.ts';
import { optionalText } from './optional-text.ts';
import { patternText, requiredText, textField } from './text.ts';
import { numberField } from './typed-number.ts';

export const companyName = requiredText(messages.company, 200);
export const commercialName = requiredText(messages.commercialName, 200);
export const address = requiredText(messages.address);
export const city = requiredText(messages.city, 120);
export const chain = requiredText(messages.chain, 80);
/**
 * A chain as a form offers it; services go on taking free texts.
 * @param stored by an earlier version, and kept although the list does not have it
 */
export function listedChain(stored?: string) {
  return chain.refine((name) => name === stored || listedBrand(name) !== undefined, messages.chainUnlisted);
}
export const entityStatus = z.literal([...establishmentStatusCodes], messages.entityStatus);
export const productId = optionalText(messages.productId, 5);

/** Where staff note that an establishment has gone. */
export const movedTo = z.string().trim().max(200, messages.tooLong);

const otherApe = 'Autre';
const listedApe: ReadonlySet<string> = new Set(Object.values(apeCodes).flat());

/** Four digits and a letter, upper case, or « Autre » of the list. */
export const ape = patternText(messages.ape, new RegExp(`^(\\d{4}[A-Z]|${otherApe})$`), (text) => {
  const trimmed = text.trim();
  return listedApe.has(trimmed) ? trimmed : trimmed.toUpperCase();
});

/** The code where it may be left out: of whoever runs no workshop. Nothing is stored as the default. */
export const optionalApe = z.union([z.literal('').transform(() => defaultApeCode), ape], messages.ape);

/** Shown empty when nothing was given. */
export function apeToDisplay(stored: string): string {
  return stored === defaultApeCode ? '' : stored;
}

export const gpsPosition = z.object(
  {
    latitude: z.number(messages.gps).min(-90, messages.gps).max(90, messages.gps),
    longitude: z.number(messages.gps).min(-180, messages.gps).max(180, messages.gps),
  },
  messages.gps,
);

/** What a shop charges on its invoices. */
export const vatRate = z.enum(vatRates, messages.vatRate);

export const repairersOnSite = numberField(messages.repairers);
export const repairsPerWeek = numberField(messages.repairsPerWeek);

/** A site's address; empty is none. Without a scheme it gets `http://`; other schemes are refused. */
export const website = textField(messages.website)
  .transform((text) => websiteUrl(text.trim()))
  .pipe(z.string(messages.website).max(300, messages.tooLong));

function websiteUrl(text: string): string | undefined {
  if (text === '') return '';
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  return /^https?:\/\/[^\s/@:]+\.[^\s/@:]+(:\d{1,5})?([/?#]\S*)?$/i.test(url) ? url : undefined;
}

/** The reasons of a refusal by staff: at least one, each of the list, « Autre » with its text. */
export function refusalReasons(known: readonly RefusalReason[]) {
  return z
    .array(
      z.object({ key: z.int(messages.refusalReason), explain: z.string(messages.refusalReason).optional() }),
      messages.refusalReason,
    )
    .refine((given) => areReasonsComplete(known, given), messages.refusalReason);
}
