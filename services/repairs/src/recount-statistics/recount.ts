import { randomUUID } from 'node:crypto';
import { markIn } from '../count-file/count-file.ts';
import type { CountingPorts } from '../count-file/count-file.ts';
import { outstandingAdditions, wholeMark } from '../count-file/file-additions.ts';
import { createTotals } from './count-totals.ts';

export type RecountPorts = CountingPorts & { readonly now: () => Date };

/**
 * Counts all files anew into a generation of its own; what events tell meanwhile goes there too, and the figures are
 * read from it once it is whole. Answers how many files it counted; undefined when somebody else is at it, or took over.
 */
export async function recount(ports: RecountPorts, isStopped: () => boolean = never): Promise<number | undefined> {
  const { countedFiles, statistics, now } = ports;
  const generation = randomUUID();
  if (!(await statistics.begin(generation, now()))) return undefined;
  const totals = createTotals();
  let counted = 0;
  for await (const files of countedFiles.all()) {
    if (isStopped() || !(await statistics.beat(generation, now()))) return undefined;
    for (const file of files) {
      const none = await markIn(ports, generation, file);
      // An event came first and counted the file, or is doing so.
      if (file.counted?.generation === generation || !(await countedFiles.mark(file, wholeMark(file, none)))) continue;
      for (const { addition } of outstandingAdditions(file, none)) totals.add(addition);
      counted += 1;
    }
  }
  for (const addition of totals.additions()) await statistics.add(addition);
  await statistics.finish(generation);
  return counted;
}

const never = () => false;
