import { legalTextElements } from '@alveole/domain';
import type { ShownLegalText, TextElement } from '@alveole/domain';

/** The place of a legal text in the drawn page of a remote. */
const place = /(<div\b[^>]*\bdata-legal-text="[a-z-]+"[^>]*>)<\/div>/;

/** A drawn page with its legal text, as its app will draw it when it takes over. */
export function withLegalText(html: string, shown: ShownLegalText): string {
  const text = legalTextElements(shown).map(written).join('');
  return html.replace(place, (_whole, opening: string) => `${opening}${text}</div>`);
}

function written({ tag, attributes = {}, children }: TextElement): string {
  const named = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`,
  );
  if (tag === 'br') return '<br>';
  const inside = typeof children === 'string' ? escaped(children) : children.map(written).join('');
  return `<${tag}${named.join('')}>${inside}</${tag}>`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
