import { inlineDocuments } from '@alveole/contracts';

/** What a page of a person looked like on this device when its answers had come (ADR 111). */
export interface LastDrawing {
  readonly userId: string;
  /** Of the published shell and remotes: others name their styles otherwise. */
  readonly build: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly html: string;
}

/** The names in local storage begin so; the path of the page follows. */
export const lastDrawingKey = 'alveole.last-drawing';

const limits = { ageMs: 7 * 24 * 60 * 60 * 1000, characters: 100_000 } as const;

const keyOf = (path: string): string => `${lastDrawingKey}${path}`;

/** Names the published shell and remotes of the HTML that this document came with. */
export function buildOf(document: Document): string {
  const shell = document.querySelector('script[src*="shell"]')?.getAttribute('src') ?? '';
  return `${shell} ${document.getElementById(inlineDocuments.remotes)?.textContent ?? ''}`;
}

/** Keeps how a page looks, in the place of what it looked like before. A device that is full keeps nothing. */
export function keepLastDrawing(storage: Storage, path: string, drawing: LastDrawing): void {
  try {
    storage.removeItem(keyOf(path));
    if (drawing.html.length <= limits.characters) storage.setItem(keyOf(path), JSON.stringify(drawing));
  } catch {
    // The page has its answers.
  }
}

/** The HTML of the page as it looked last to this person, in this build; undefined where it is none or older than a week. */
export function lastDrawingOf(
  storage: Storage,
  path: string,
  wanted: Pick<LastDrawing, 'userId' | 'build'>,
  now: number,
): string | undefined {
  try {
    const { userId, build, at, html } = JSON.parse(storage.getItem(keyOf(path)) ?? '') as LastDrawing;
    const isOfPerson = userId === wanted.userId && build === wanted.build;
    return isOfPerson && now - at < limits.ageMs ? html : undefined;
  } catch {
    return undefined;
  }
}

/** Erases how pages looked, of whoever it was. */
export function forgetLastDrawings(storage: Storage): void {
  const names = Object.keys(storage).filter((name) => name.startsWith(lastDrawingKey));
  names.forEach((name) => storage.removeItem(name));
}
