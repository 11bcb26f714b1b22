import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { alreadyExists } from './taken-names.ts';

/** A change of one file, by its path from the root: a new file whole, or an edit of one that is there. */
export type Change =
  { readonly path: string; readonly text: string } | { readonly path: string; readonly edit: (text: string) => string };

/** Makes the changes. Throws before the first one when a new file is there already or an edit finds no place. */
export function applyChanges(root: string, changes: readonly Change[]): void {
  for (const [path, text] of contentsAfter(root, changes)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** The text of each file that the changes touch, by path; writes nothing. Throws as `applyChanges` does. */
export function contentsAfter(root: string, changes: readonly Change[]): Map<string, string> {
  const contents = new Map<string, string>();
  for (const change of changes) contents.set(change.path, resultOf(root, change, contents.get(change.path)));
  return contents;
}

function resultOf(root: string, change: Change, earlier: string | undefined): string {
  const file = join(root, change.path);
  if ('edit' in change) return change.edit(earlier ?? readFileSync(file, 'utf8'));
  if (existsSync(file)) throw alreadyExists(change.path);
  return change.text;
}

/** An edit that puts text before the only or last match of an anchor. */
export function before(path: string, anchor: RegExp, text: string): Change {
  return edited(path, anchor, (match) => `${text}${match}`);
}

/** An edit that puts text after the last match of an anchor. */
export function after(path: string, anchor: RegExp, text: string): Change {
  return edited(path, anchor, (match) => `${match}${text}`);
}

/** An edit that adds one element to the end of a list or an object in the source; the formatter lays it out. */
export function appended(path: string, list: RegExp, element: string): Change {
  return edited(path, list, (match) => {
    const close = match.slice(-1);
    const inside = match.slice(0, -1).trimEnd();
    return `${inside}${/[,[{]$/.test(inside) ? '' : ','} ${element}${close}`;
  });
}

function edited(path: string, anchor: RegExp, change: (match: string) => string): Change {
  return {
    path,
    edit: (text) => {
      const last = [...text.matchAll(new RegExp(anchor.source, `${anchor.flags.replace('g', '')}g`))].at(-1);
      if (last === undefined) throw new Error(`${path} : introuvable, ${anchor.source}`);
      return text.slice(0, last.index) + change(last[0]) + text.slice(last.index + last[0].length);
    },
  };
}
