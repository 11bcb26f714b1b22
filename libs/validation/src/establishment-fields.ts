import { apeCodes, defaultApeCode, establishmentStatusCodes, openingHoursFaults, weekdays, type OpeningHours } from '@alveole/domain';
import { z } from 'zod';
import { messages } from './messages.ts';
import { numberField, patternText, requiredText, textField } from './text.ts';

export const companyName = requiredText(messages.company, 200);
export const commercialName = requiredText(messages.commercialName, 200);
export const address = requiredText(messages.address);
export const city = requiredText(messages.city, 120);
export const chain = requiredText(messages.chain, 80);
export const entityStatus = z.literal([...establishmentStatusCodes], messages.entityStatus);
export const productId = textField(messages.productId)
  .transform((text) => text.trim())
  .pipe(z.string().max(5, messages.productId));

/** Digits, at least five; whether the code exists is for the commune service to say (`messages.postcodeUnknown`). */
export const postcode = patternText(messages.postcode, /^\d{5}$/);
/** The finder's field. */
export const searchPostcode = patternText(messages.postcodeSearch, /^\d{5}$/);
/** True while what is typed into the finder can still become a postcode. */
export function isPostcodeBeginning(typed: string): boolean {
  return /^\d{0,5}$/.test(typed);
}

const otherApe = 'Autre';
const listedApe: ReadonlySet<string> = new Set(Object.values(apeCodes).flat());

/** Four digits and a letter, upper case, or « Autre » of the list. */
export const ape = patternText(messages.ape, new RegExp(`^(\\d{4}[A-Z]|${otherApe})$`), (text) => {
  const trimmed = text.trim();
  return listedApe.has(trimmed) ? trimmed : trimmed.toUpperCase();
});

/** What is stored for a code that may be left out. */
export function apeToStored(typed: string | undefined): string {
  return typed === undefined || typed.trim() === '' ? defaultApeCode : typed;
}

/** Shown empty when nothing was given. */
export function apeToDisplay(stored: string): string {
  return stored === defaultApeCode ? '' : stored;
}

export const gpsPosition = z.object(
  { latitude: z.number(messages.gps).min(-90, messages.gps).max(90, messages.gps), longitude: z.number(messages.gps).min(-180, messages.gps).max(180, messages.gps) },
  messages.gps,
);

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

const slot = z.string(messages.openingHours).max(5, messages.openingHours);
const slots = z.tuple([slot, slot, slot, slot], messages.openingHours).optional();

/** A week of opening hours, as an object or as the JSON text that some callers send. */
export const openingHours = z
  .preprocess(
    parseJson,
    z.strictObject(
      { mon: slots, tue: slots, wed: slots, thu: slots, fri: slots, sat: slots, sun: slots, rdvOnly: z.boolean(messages.openingHours).optional(), noMap: z.boolean(messages.openingHours).optional() },
      messages.openingHours,
    ),
  )
  .refine((hours: OpeningHours) => openingHoursFaults(hours).length === 0, messages.openingHours);

/** A week in which nothing is open. */
export const closedWeek: OpeningHours = Object.fromEntries(weekdays.map((day) => [day, ['', '', '', '']]));

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
