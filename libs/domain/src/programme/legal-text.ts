import { z } from 'zod';

/** The legal texts of an installation, by the name of their file and of their page. */
export const legalTextIds = [
  'conditions-generales',
  'mentions-legales',
  'donnees-personnelles',
  'conditions-reparateurs',
] as const;

export type LegalTextId = (typeof legalTextIds)[number];

/** Where a text is read: its page, and the PDF that it had before it had a page; both below the base path, without a slash. */
export interface LegalTextPlace {
  readonly id: LegalTextId;
  readonly name: string;
  readonly page: string;
  readonly pdf: string;
}

const names: Readonly<Record<LegalTextId, readonly [name: string, pdf: string]>> = {
  'conditions-generales': ['Conditions générales d’utilisation', 'conditions-generales-utilisation'],
  'mentions-legales': ['Mentions légales', 'mentions-legales'],
  'donnees-personnelles': ['Données personnelles', 'donnees-personnelles'],
  'conditions-reparateurs': ['Conditions des réparateurs', 'conditions-reparateurs'],
};

export const legalTextPlaces: readonly LegalTextPlace[] = legalTextIds.map((id) => {
  const [name, pdf] = names[id];
  return { id, name, page: `auth/programme/textes/${id}`, pdf: `documents/${pdf}.pdf` };
});

/** Where the PDF of a version stands that is not in force yet, or not any more. */
export function versionPdf(id: LegalTextId, day: string): string {
  return legalTextPlace(id).pdf.replace(/\.pdf$/, `.${day}.pdf`);
}

export function legalTextPlace(id: LegalTextId): LegalTextPlace {
  return legalTextPlaces.find((place) => place.id === id) as LegalTextPlace;
}

const span = z.object({
  text: z.string(),
  strong: z.literal(true).optional(),
  emphasis: z.literal(true).optional(),
  /** https, mailto, tel, `#anchor`, or the page of another text below the base path. */
  href: z.string().optional(),
});

/** A run of letters of one style. */
export type TextSpan = z.infer<typeof span>;

const spans = z.array(span);

/** A heading, a paragraph, a list or a table: all that a legal text is made of. */
export type TextBlock =
  | {
      readonly kind: 'heading';
      readonly level: 2 | 3 | 4;
      readonly anchor: string;
      readonly spans: readonly TextSpan[];
    }
  | { readonly kind: 'paragraph'; readonly spans: readonly TextSpan[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly TextBlock[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly TextSpan[])[];
      readonly rows: readonly (readonly (readonly TextSpan[])[])[];
    };

const block: z.ZodType<TextBlock> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('heading'),
      level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
      anchor: z.string(),
      spans,
    }),
    z.object({ kind: z.literal('paragraph'), spans }),
    z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(z.array(block)) }),
    z.object({ kind: z.literal('table'), head: z.array(spans), rows: z.array(z.array(spans)) }),
  ]),
);

/** Which text a person reads or accepts: its first day and a mark of its words. */
export const legalTextVersion = z.object({
  /** YYYY-MM-DD, from which it is in force. */
  day: z.iso.date(),
  /** Changes with any word. */
  mark: z.string().regex(/^[0-9a-f]{8}$/),
});

export type LegalTextVersion = z.infer<typeof legalTextVersion>;

/** `2026-01-01-1a2b3c4d`, as an acceptance keeps it. */
export function versionName({ day, mark }: LegalTextVersion): string {
  return `${day}-${mark}`;
}

/** The day of a version's name; undefined where it is none. */
export function versionDay(name: string | undefined): string | undefined {
  return /^(\d{4}-\d{2}-\d{2})-[0-9a-f]{8}$/.exec(name ?? '')?.[1];
}

export const legalText = legalTextVersion.extend({
  id: z.enum(legalTextIds),
  /** Of a demonstration: it binds nobody. */
  isDemonstration: z.boolean(),
  blocks: z.array(block),
});

export type LegalText = z.infer<typeof legalText>;

/** A legal text as its page shows it: the version in force, and the next one where it is announced. */
export const shownLegalText = z.object({ text: legalText, announced: legalTextVersion.optional() });

export type ShownLegalText = z.infer<typeof shownLegalText>;

/** The version in force on a day, the first one where none is yet. @param versions in the order of their days, one at least */
export function inForceOn<T extends LegalTextVersion>(versions: readonly T[], day: string): T {
  return versions.findLast((version) => version.day <= day) ?? (versions[0] as T);
}

/** The next version after a day; undefined where none is announced. */
export function announcedAfter<T extends LegalTextVersion>(versions: readonly T[], day: string): T | undefined {
  const current = inForceOn(versions, day);
  return versions.find((version) => version.day > day && version !== current);
}
