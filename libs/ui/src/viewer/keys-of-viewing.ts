import { firstView, leafed, turned, zoomed, type Viewing } from './viewing.ts';

type Movement = (viewing: Viewing, pages: number) => Viewing;

/** Keys of a document that has the focus. No letters: those are the page's own shortcuts. */
const movements: Readonly<Record<string, Movement>> = {
  '+': (viewing) => zoomed(viewing, 1),
  '=': (viewing) => zoomed(viewing, 1),
  '-': (viewing) => zoomed(viewing, -1),
  '0': ({ page }) => ({ ...firstView, page }),
  '<': (viewing) => turned(viewing, -1),
  '>': (viewing) => turned(viewing, 1),
  PageDown: (viewing, pages) => leafed(viewing, viewing.page + 1, pages),
  PageUp: (viewing, pages) => leafed(viewing, viewing.page - 1, pages),
  Home: (viewing, pages) => leafed(viewing, 1, pages),
  End: (viewing, pages) => leafed(viewing, pages, pages),
};

/** The look after a key; undefined for a key that says nothing here. */
export function lookAfterKey(key: string, viewing: Viewing, pages: number): Viewing | undefined {
  return Object.hasOwn(movements, key) ? movements[key]?.(viewing, pages) : undefined;
}
