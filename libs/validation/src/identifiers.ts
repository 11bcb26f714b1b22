import { EstablishmentKind } from '@alveole/domain';
import { z } from 'zod';
import { isoOfFrenchDate, registryDate } from './date.ts';
import { messages } from './messages.ts';
import { patternText } from './text.ts';
import { plainSigns } from './typed-signs.ts';

/** What makes a stored identifier of 14 characters out of an association's nine. */
const rnaPrefix = 'WWWWW';
const upper = (text: string) => text.trim().toUpperCase();

/** An identifier without the spaces, dots and dashes that it is printed with, in capitals. */
export function compactIdentifier(text: string): string {
  return plainSigns(text)
    .replace(/[\s.\-‐-―]/g, '')
    .toUpperCase();
}

const identifierText = (message: string, pattern: RegExp) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? messages.required : message) })
    .transform(compactIdentifier)
    .pipe(z.string().regex(pattern, message));

/** 14 digits, not all zeros, however they are spaced. Whether they control each other is a warning of its own. */
export const siret = identifierText(messages.siret, /^(?!0{14})\d{14}$/);

/**
 * An association's RNA as a person types it: nine characters, the W among them (W12345678) or in front of them (W751234567,
 * as the register prints it; W2A… of Corsica, W9R… of Réunion).
 */
export const rna = identifierText(messages.rna, /^(W\d{8}|W?\d[\dA-Z]\d{7})$/);

/** The stored form: five W before the nine characters, 14 in all like a SIRET. */
export function rnaToStored(typed: string): string {
  const shown = compactIdentifier(typed);
  return `${rnaPrefix}${shown.length === 10 ? shown.slice(1) : shown}`;
}

/** Whether a stored identifier is an RNA: 14 characters, five W in front. */
export function isStoredRna(stored: string): boolean {
  return stored.length === 14 && stored.startsWith(rnaPrefix);
}

/** The stored form with one W, as it is shown. */
export function rnaToDisplay(stored: string): string {
  const nine = stored.slice(rnaPrefix.length);
  return nine.startsWith('W') ? nine : `W${nine}`;
}

/** The register entry of an Alsace-Moselle association. */
export const registerEntry = z.object({
  date: registryDate,
  volume: patternText(messages.volume, /^[0-9A-Z]{3}$/, upper),
  folio: patternText(messages.folio, /^[0-9A-Z]{3}$/, upper),
});
export type RegisterEntry = z.output<typeof registerEntry>;

/** Date without slashes, volume and folio in one: 14 characters. */
export function registerToStored(entry: RegisterEntry): string {
  return `${entry.date.replaceAll('/', '')}${entry.volume}${entry.folio}`;
}

/** Back from the stored form; undefined for what is no register entry. */
export function registerFromStored(stored: string): RegisterEntry | undefined {
  const match = /^(\d{2})(\d{2})(\d{4})([0-9A-Z]{3})([0-9A-Z]{3})$/.exec(stored);
  if (match === null) return undefined;
  const [, day = '', month = '', year = '', volume = '', folio = ''] = match;
  const date = `${day}/${month}/${year}`;
  return isoOfFrenchDate(date) === undefined ? undefined : { date, volume, folio };
}

const siretLabel = (stored: string) => stored;

const displayByKind: Readonly<Record<EstablishmentKind, (stored: string) => string>> = {
  0: siretLabel,
  1: (stored) => (isStoredRna(stored) ? rnaToDisplay(stored) : stored),
  2: (stored) => {
    const entry = registerFromStored(stored);
    return entry === undefined ? stored : `${entry.date}, volume ${entry.volume}, folio ${entry.folio}`;
  },
  3: siretLabel,
};

/** The stored identifier of an establishment as a person reads it. */
export function displayIdentifier(kind: EstablishmentKind, stored: string): string {
  return displayByKind[kind](stored);
}

const storedShapes: Readonly<
  Record<EstablishmentKind, { readonly fits: (stored: string) => boolean; readonly message: string }>
> = {
  0: { fits: (stored) => siret.safeParse(stored).success, message: messages.siret },
  1: {
    fits: (stored) => isStoredRna(stored) && rna.safeParse(stored.slice(rnaPrefix.length)).success,
    message: messages.rna,
  },
  2: { fits: (stored) => registerFromStored(stored) !== undefined, message: messages.registryDate },
  3: { fits: (stored) => siret.safeParse(stored).success, message: messages.siret },
};

/** The stored identifier (`siret` of the wire) that a kind of establishment must have. */
export function storedIdentifier(kind: EstablishmentKind) {
  const { fits, message } = storedShapes[kind];
  return z.string(message).refine(fits, message);
}

/** An identifier as a person or an older client writes it, in its stored form; what is none stays as it is. */
export function identifierToStored(kind: EstablishmentKind, typed: string): string {
  const compact = compactIdentifier(typed);
  if (kind === EstablishmentKind.association) return rna.safeParse(compact).success ? rnaToStored(compact) : compact;
  return kind === EstablishmentKind.alsaceMoselleAssociation ? compact.replaceAll('/', '') : compact;
}

/**
 * One line of the mass tool: nine characters get their five W, so does an RNA of ten, 14 are taken as they are; undefined for
 * another length.
 */
export function massToolIdentifier(line: string): string | undefined {
  const compact = compactIdentifier(line);
  if (compact.length === 9 || rna.safeParse(compact).success) return rnaToStored(compact);
  return compact.length === 14 ? compact : undefined;
}
