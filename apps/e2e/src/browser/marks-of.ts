import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/** In the page: lines and drawings, none of the colours; a line that is not drawn counts for nothing. */
const readMarks = `((root) => {
  const line = (style, width) => (style === 'none' || parseFloat(width) === 0 ? '' : style + ' ' + width);
  const ofBox = (box) => [
    ...['Top', 'Right', 'Bottom', 'Left'].map((side) => line(box['border' + side + 'Style'], box['border' + side + 'Width'])),
    line(box.outlineStyle, box.outlineWidth),
    box.textDecorationLine,
    box.fontWeight,
  ];
  const ofPseudo = (part, name) => {
    const box = getComputedStyle(part, name);
    return box.content === 'none' ? [] : [box.content, ...ofBox(box)];
  };
  const isSeen = (part) => part.checkVisibility({ opacityProperty: true });
  return [root, ...root.querySelectorAll('*')].filter(isSeen).flatMap((part) =>
    part.closest('svg')
      ? [part.getAttribute('d') ?? '']
      : [...ofBox(getComputedStyle(part)), ...ofPseudo(part, '::before'), ...ofPseudo(part, '::after')],
  ).join('|');
})`;

/** The lines and drawings of an element and of all within it, by which one tells its state where the system paints. */
export function marksOf(element: Locator): Promise<string> {
  return element.first().evaluate<string, string>((part, read) => (0, eval)(read)(part) as string, readMarks);
}

/**
 * An element differs from a neighbour without its state by more than colour.
 * @param state what a failure says
 */
export async function expectMarked(state: string, element: Locator, neighbour: Locator): Promise<void> {
  await expect(element.first()).toBeVisible();
  await expect(neighbour.first()).toBeVisible();
  // A page that has just come fades in, and until then nothing of it is seen.
  await expect(async () => {
    const marks = await marksOf(element);
    expect(marks, `${state} is drawn`).not.toBe('');
    expect(marks, `${state} differs by more than its colour`).not.toBe(await marksOf(neighbour));
  }).toPass({ timeout: 10_000 });
}
