import { legalTextIds, legalTextPlace } from '@alveole/domain';
import type { TextBlock, TextSpan } from '@alveole/domain';
import { Marked } from 'marked';
import type { Token, Tokens } from 'marked';
import { filledSpans, filledText } from './placeholders.ts';
import type { PlaceholderValues } from './placeholders.ts';

export interface MarkdownFault {
  /** From 1, within the Markdown. */
  readonly line: number;
  readonly sentence: string;
}

export interface ReadMarkdown {
  readonly blocks: readonly TextBlock[];
  readonly faults: readonly MarkdownFault[];
}

const markdown = new Marked({ gfm: true });
const addresses = /^(https:\/\/|mailto:|tel:|#)/;

/** Words for what a legal text may not hold. */
const refused: Readonly<Record<string, string>> = {
  html: 'Du HTML n’est pas permis\u00a0: écrivez en Markdown.',
  image: 'Une image n’est pas permise dans un texte légal.',
  code: 'Du code n’est pas permis dans un texte légal.',
  codespan: 'Du code n’est pas permis dans un texte légal.',
  blockquote: 'Une citation n’est pas permise dans un texte légal.',
};

/** Reads Markdown into headings, paragraphs, lists and tables with their placeholders filled; nothing of it is ever markup. */
export function readMarkdown(text: string, values: PlaceholderValues): ReadMarkdown {
  const reader = new MarkdownReader(values);
  let line = 1;
  const blocks = markdown.lexer(text).flatMap((token) => {
    const read = reader.block(token, { line, raw: token.raw });
    line += token.raw.split('\n').length - 1;
    return read;
  });
  return { blocks, faults: reader.faults };
}

/** The block at the top of the text that holds a part: its first line, and its letters. */
interface Around {
  readonly line: number;
  readonly raw: string;
}

class MarkdownReader {
  readonly faults: MarkdownFault[] = [];
  readonly #anchors = new Map<string, number>();
  readonly #values: PlaceholderValues;

  constructor(values: PlaceholderValues) {
    this.#values = values;
  }

  block(token: Token, around: Around): readonly TextBlock[] {
    switch (token.type) {
      case 'space':
      case 'def':
      case 'hr':
        return [];
      case 'heading':
        return this.#heading(token as Tokens.Heading, around);
      case 'paragraph':
      case 'text':
        return [{ kind: 'paragraph', spans: this.#spans([...(token.tokens ?? [token])], around) }];
      case 'list':
        return [this.#list(token as Tokens.List, around)];
      case 'table':
        return [this.#table(token as Tokens.Table, around)];
      default:
        this.#refuse(token, around);
        return [];
    }
  }

  #heading(token: Tokens.Heading, around: Around): readonly TextBlock[] {
    const { depth } = token;
    if (depth !== 2 && depth !== 3 && depth !== 4) {
      this.#tell(
        token,
        around,
        'Les titres d’un texte vont de «\u00a0##\u00a0» à «\u00a0####\u00a0»\u00a0; le sien est dans son en-tête.',
      );
      return [];
    }
    const spans = this.#spans(token.tokens, around);
    return [{ kind: 'heading', level: depth, anchor: this.#anchorOf(spans), spans }];
  }

  #list({ ordered, items }: Tokens.List, around: Around): TextBlock {
    return {
      kind: 'list',
      isOrdered: ordered,
      items: items.map(({ tokens }) => tokens.flatMap((token) => this.block(token, around))),
    };
  }

  #table({ header, rows }: Tokens.Table, around: Around): TextBlock {
    const cells = (row: readonly Tokens.TableCell[]) => row.map(({ tokens }) => this.#spans(tokens, around));
    return { kind: 'table', head: cells(header), rows: rows.map(cells) };
  }

  #spans(tokens: readonly Token[], around: Around, style: Omit<TextSpan, 'text'> = {}): readonly TextSpan[] {
    return tokens.flatMap((token): readonly TextSpan[] => {
      const inner = (more: Omit<TextSpan, 'text'> = {}) =>
        this.#spans(('tokens' in token && token.tokens) || [], around, { ...style, ...more });
      switch (token.type) {
        case 'text':
          return token.tokens ? inner() : this.#filled({ ...style, text: plain(token.text as string) }, token, around);
        case 'escape':
          return [{ ...style, text: token.text as string }];
        case 'br':
          return [{ ...style, text: '\n' }];
        case 'strong':
          return inner({ strong: true });
        case 'em':
          return inner({ emphasis: true });
        case 'link':
          return inner({ href: this.#address(token as Tokens.Link, around) });
        default:
          this.#refuse(token, around);
          return [];
      }
    });
  }

  #filled(span: TextSpan, token: Token, around: Around): readonly TextSpan[] {
    return filledSpans(span, this.#values, (name) => this.#tellMissing(name, token, around));
  }

  #address(token: Tokens.Link, around: Around): string {
    const address = filledText(token.href.replaceAll('%7B', '{').replaceAll('%7D', '}'), this.#values, (name) =>
      this.#tellMissing(name, token, around),
    );
    const linked = legalTextIds.find((id) => address === `${id}.md`);
    if (linked !== undefined) return legalTextPlace(linked).page;
    if (!addresses.test(address))
      this.#tell(
        token,
        around,
        `Le lien « ${address.slice(0, 60)} » n’est pas permis\u00a0: https, mailto, tel, ou un autre texte (mentions-legales.md).`,
      );
    return address;
  }

  #anchorOf(spans: readonly TextSpan[]): string {
    const name =
      spans
        .map(({ text }) => text)
        .join('')
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'partie';
    const count = (this.#anchors.get(name) ?? 0) + 1;
    this.#anchors.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  }

  #tellMissing(name: string, token: Token, around: Around): void {
    this.#tell(token, around, `« {{${name}}} »\u00a0: visage.yaml ne dit pas cette valeur.`);
  }

  #refuse(token: Token, around: Around): void {
    this.#tell(token, around, refused[token.type] ?? 'Cette écriture n’est pas permise dans un texte légal.');
  }

  #tell({ raw }: Token, around: Around, sentence: string): void {
    const before = around.raw.slice(0, Math.max(0, around.raw.indexOf(raw)));
    this.faults.push({ line: around.line + before.split('\n').length - 1, sentence });
  }
}

const references: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** Lines of a paragraph flow, the character references that people write become letters, and no line begins with a stop. */
const plain = (text: string): string =>
  text
    .replaceAll('\n', ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => references[name] ?? whole)
    .replace(/ ([:;?!»])/g, '\u00a0$1')
    .replaceAll('« ', '«\u00a0');
