import { blanksOf } from '@alveole/contracts';
import type { Programme } from '@alveole/domain';
import { escaped } from './describe-page.ts';

/** An element whose whole content is a blank; or a blank within a text or an attribute. */
const blanks = /<(\w+)([^<>]*)>\{\{(\w+)\}\}<\/\1>|\{\{(\w+)\}\}/g;

/** Fills the blanks of a drawn page with what this installation says of its programme. */
export function fillBlanks(html: string, programme: Programme): string {
  const values = blanksOf(programme);
  const texts = (name: string) => (values[name] ?? []).map(textOf);
  const inside = (text: string): string =>
    text.replaceAll(blanks, (_found, tag: string | undefined, attributes: string, whole: string, part: string) =>
      tag === undefined
        ? texts(part).join(', ')
        : texts(whole)
            .map((value) => `<${tag}${inside(attributes)}>${value}</${tag}>`)
            .join(''),
    );
  return inside(html);
}

/** A value is text, though it may look like a blank itself. */
function textOf(value: string): string {
  return escaped(value).replaceAll('{', '&#123;');
}
