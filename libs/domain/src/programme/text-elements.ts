import { legalTextPlace, versionPdf } from './legal-text.ts';
import type { LegalText, ShownLegalText, TextBlock, TextSpan } from './legal-text.ts';

type TextTag =
  | 'div'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'span'
  | 'strong'
  | 'em'
  | 'a'
  | 'br';

/** An element of a page, drawn alike by who serves it and by who takes it over: one text, or elements alone. */
export interface TextElement {
  readonly tag: TextTag;
  readonly attributes?: Readonly<Partial<Record<'id' | 'href' | 'scope', string>>>;
  readonly children: string | readonly TextElement[];
}

const longDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
const dayText = (day: string): string => longDay.format(new Date(day)).replace(/^1 /, '1er ');

export const legalTextWords = {
  version: ({ day, mark }: Pick<LegalText, 'day' | 'mark'>) => `Version du ${dayText(day)} (${mark}).`,
  demonstration: 'Texte de démonstration\u00a0: il n’engage personne.',
  announced: (day: string) => `Une nouvelle version entrera en vigueur le ${dayText(day)}.`,
  readAnnounced: 'La lire (PDF)',
  pdf: 'Ce texte en PDF',
} as const;

/** A legal text as its page shows it: its version, its parts, then what is to come. */
export function legalTextElements({ text, announced }: ShownLegalText): readonly TextElement[] {
  const { pdf } = legalTextPlace(text.id);
  return [
    paragraph([
      plain(`${legalTextWords.version(text)}${text.isDemonstration ? ` ${legalTextWords.demonstration}` : ''} `),
      link(pdf, legalTextWords.pdf),
    ]),
    ...(announced
      ? [
          paragraph([
            plain(`${legalTextWords.announced(announced.day)} `),
            link(versionPdf(text.id, announced.day), legalTextWords.readAnnounced),
          ]),
        ]
      : []),
    ...text.blocks.map((block) => blockElement(block, text)),
  ];
}

function blockElement(block: TextBlock, text: LegalText): TextElement {
  const inside = (spans: readonly TextSpan[]) => spans.flatMap((span) => spanElements(span, text));
  switch (block.kind) {
    case 'heading':
      return { tag: `h${block.level}`, attributes: { id: block.anchor }, children: inside(block.spans) };
    case 'paragraph':
      return paragraph(inside(block.spans));
    case 'list':
      return {
        tag: block.isOrdered ? 'ol' : 'ul',
        children: block.items.map((item) => ({ tag: 'li', children: item.map((part) => blockElement(part, text)) })),
      };
    case 'table':
      return tableElement(block, inside);
  }
}

type Table = Extract<TextBlock, { kind: 'table' }>;

function tableElement(
  { head, rows }: Table,
  inside: (spans: readonly TextSpan[]) => readonly TextElement[],
): TextElement {
  const cells = (tag: 'th' | 'td', row: Table['head']) =>
    row.map((spans): TextElement => ({
      tag,
      ...(tag === 'th' && { attributes: { scope: 'col' } }),
      children: inside(spans),
    }));
  const part = (tag: 'thead' | 'tbody', lines: readonly TextElement[]): TextElement => ({ tag, children: lines });
  const line = (children: readonly TextElement[]): TextElement => ({ tag: 'tr', children });
  // Wide tables slide within this element.
  return {
    tag: 'div',
    children: [
      {
        tag: 'table',
        children: [
          part('thead', [line(cells('th', head))]),
          part(
            'tbody',
            rows.map((row) => line(cells('td', row))),
          ),
        ],
      },
    ],
  };
}

function spanElements(span: TextSpan, text: LegalText): readonly TextElement[] {
  if (span.text === '\n') return [{ tag: 'br', children: [] }];
  const letters: TextElement = {
    tag: span.strong ? 'strong' : span.emphasis ? 'em' : 'span',
    children: span.text,
  };
  if (span.href === undefined) return [letters];
  // An anchor alone would lead to the base of the site.
  const href = span.href.startsWith('#') ? `${legalTextPlace(text.id).page}${span.href}` : span.href;
  return [{ tag: 'a', attributes: { href }, children: [letters] }];
}

const paragraph = (children: readonly TextElement[]): TextElement => ({ tag: 'p', children });
const plain = (text: string): TextElement => ({ tag: 'span', children: text });
const link = (href: string, text: string): TextElement => ({ tag: 'a', attributes: { href }, children: text });
