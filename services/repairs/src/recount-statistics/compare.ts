import type { RepairsPorts } from '../ports.ts';
import { countedAdditions, reservationOf } from '../count-file/file-additions.ts';
import type { CountableFile } from '../store/counted-files.ts';
import { cellId } from '../store/statistics-store.ts';
import type { CountedWeek } from '../store/statistics-store.ts';
import type { Comparison } from '../store/statistics-model.ts';
import { createTotals } from './count-totals.ts';

export type ComparePorts = Pick<RepairsPorts, 'countedFiles' | 'statistics' | 'now'>;

/** An event is on its way for less than this. */
const onItsWayMs = 10 * 60_000;
const tries = 3;
const maxReported = 50;
const lastWeek = '9999-W52';

/**
 * Compares the counters with the files, each read anew, and notes what it found. While files are worked on a counter
 * may move between the two readings, so only what differs each time is a difference. Undefined before the first count.
 */
export async function compareStatistics(ports: ComparePorts): Promise<Comparison | undefined> {
  const generation = (await ports.statistics.state())?.current;
  if (!generation) return undefined;
  let found = await compareOnce(ports, generation);
  for (let again = 1; again < tries && found.differences.length > 0; again += 1) {
    const { files, differences } = await compareOnce(ports, generation);
    found = { files, differences: differences.filter((one) => found.differences.includes(one)) };
  }
  const comparison = { at: ports.now(), files: found.files, differences: found.differences.slice(0, maxReported) };
  await ports.statistics.noteComparison(comparison);
  return comparison;
}

async function compareOnce({ countedFiles, statistics, now }: ComparePorts, generation: string) {
  const totals = createTotals();
  const behind: string[] = [];
  let read = 0;
  for await (const files of countedFiles.all()) {
    for (const file of files) {
      read += 1;
      if (isBehind(file, generation, now())) behind.push(`file ${file.id}`);
      if (file.counted?.generation === generation)
        for (const addition of countedAdditions(file, file.counted)) totals.add(addition);
    }
  }
  const expected = new Map(totals.additions().flatMap(namesOf));
  const counted = new Map((await statistics.weeks(generation, lastWeek)).flatMap(namesOfCell));
  const names = [...new Set([...expected.keys(), ...counted.keys()])];
  const counters = names.filter((name) => (expected.get(name) ?? 0) !== (counted.get(name) ?? 0));
  return { files: read, differences: [...behind, ...counters] };
}

/** Something of the file should long have been counted. */
function isBehind(file: CountableFile, generation: string, now: Date): boolean {
  const { counted, history, modifiedAt } = file;
  const isWhole =
    counted?.generation === generation &&
    counted.operations >= history.length &&
    counted.reservation?.batchId === reservationOf(file)?.batchId;
  return !isWhole && modifiedAt.getTime() < now.getTime() - onItsWayMs;
}

type Named = [name: string, value: number];

function namesOf(addition: Parameters<ReturnType<typeof createTotals>['add']>[0]): Named[] {
  const cell = cellId(addition);
  return [
    ...Object.entries(addition.changes).map(([name, value]): Named => [`${cell} ${name}`, value]),
    ...Object.entries(addition.byDepartment).flatMap(([code, changes]) =>
      Object.entries(changes).map(([name, value]): Named => [`${cell} ${code}.${name}`, value]),
    ),
  ];
}

function namesOfCell({ _id, counts, departments }: CountedWeek): Named[] {
  return [...flat(counts), ...flat(departments)].map(([name, value]) => [`${_id} ${name}`, value]);
}

function flat(counts: CountedWeek['counts']): Named[] {
  return Object.entries(counts).flatMap(([name, value]): Named[] =>
    typeof value === 'number'
      ? [[name, value]]
      : Object.entries(value).map(([inner, one]) => [`${name}.${inner}`, one]),
  );
}
