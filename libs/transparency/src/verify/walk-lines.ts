import { addToTotals } from '../log/funder-totals.ts';
import type { FunderTotals } from '../log/funder-totals.ts';
import { readLine } from '../log/public-line.ts';
import type { PublicLine } from '../log/public-line.ts';
import { bytesOfText, hexOf } from '../tree/hexadecimal.ts';
import { createGrowingTree } from '../tree/join-parts.ts';
import { leafHashOf } from '../tree/tree-hashes.ts';
import type { LogSource } from './log-source.ts';
import { faultyOutcome, soundOutcome } from './outcome.ts';
import type { Outcome, Progress } from './outcome.ts';
import { texts } from './outcome.text.ts';

/** What the first so many lines give. */
export interface Landmark {
  /** Hexadecimal. */
  readonly root: string;
  readonly totals: readonly FunderTotals[];
}

export interface LineWalk {
  /** Whether all lines are there and readable. */
  readonly outcome: Outcome;
  /** By size; a size that the log does not reach has none. */
  readonly landmarks: ReadonlyMap<number, Landmark>;
  /** The texts of the lines of the file that was asked for. */
  readonly fileLines: readonly string[];
}

export interface WalkOptions {
  /** How many lines are announced. */
  readonly size: number;
  /** At which sizes a landmark is wanted. */
  readonly sizes: readonly number[];
  readonly fingerprint: string | undefined;
  /** Each line that reads, at its place. */
  readonly onLine?: ((index: number, line: PublicLine) => void) | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** Reads all lines once, in their order. Each page is awaited, so that a screen goes on meanwhile. */
export async function walkLines(source: LogSource, options: WalkOptions): Promise<LineWalk> {
  const { size, sizes, fingerprint, onLine, onProgress } = options;
  const wanted = new Set(sizes);
  const tree = createGrowingTree();
  const landmarks = new Map<number, Landmark>();
  const fileLines: string[] = [];
  let totals: readonly FunderTotals[] = [];
  let unreadablePlace: number | undefined;
  const mark = () => {
    if (wanted.has(tree.size)) landmarks.set(tree.size, { root: hexOf(tree.root()), totals });
  };
  mark();
  while (tree.size < size) {
    const page = (await source.lines(tree.size)).slice(0, size - tree.size);
    if (page.length === 0) break;
    for (const text of page) {
      const line = readLine(text);
      tree.append(leafHashOf(bytesOfText(text)));
      if (line) totals = addToTotals(totals, line);
      else unreadablePlace ??= tree.size;
      if (line && line.fingerprint === fingerprint) fileLines.push(text);
      if (line) onLine?.(tree.size - 1, line);
      mark();
    }
    onProgress?.({ lines: tree.size, of: size });
  }
  return { outcome: outcomeOf(tree.size, size, unreadablePlace), landmarks, fileLines };
}

function outcomeOf(present: number, announced: number, unreadablePlace: number | undefined): Outcome {
  if (present < announced) return faultyOutcome(texts.lines, texts.linesMissing(present, announced));
  if (unreadablePlace !== undefined) return faultyOutcome(texts.lines, texts.lineUnreadable(unreadablePlace));
  return soundOutcome(texts.lines, texts.linesHeld(present));
}
