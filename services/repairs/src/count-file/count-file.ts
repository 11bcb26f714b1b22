import { departmentOf } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { CountableFile, CountedMark } from '../store/counted-files.ts';
import { outstandingAdditions, wholeMark } from './file-additions.ts';

const maxTries = 5;

export type CountingPorts = Pick<RepairsPorts, 'countedFiles' | 'statistics' | 'establishments'>;

/**
 * Brings the counters up to the file as it stands. Each addition is one write with its mark, and the file remembers how
 * far it was counted: repeated, overtaken and interrupted events count each operation once. Before the first count
 * there is nothing to do: it takes every file.
 */
export async function countFile(ports: CountingPorts, repairId: string): Promise<void> {
  for (let attempt = 0; attempt < maxTries; attempt += 1) if (await countOnce(ports, repairId)) return;
  throw new Error(`File ${repairId} was marked by others each time`);
}

/** Of a batch, one after the other. */
export async function countFiles(ports: CountingPorts, repairIds: readonly string[]): Promise<void> {
  for (const repairId of repairIds) await countFile(ports, repairId);
}

/** False when somebody else marked the file meanwhile, perhaps as it stood before. */
async function countOnce(ports: CountingPorts, repairId: string): Promise<boolean> {
  const generation = await ports.statistics.target();
  const file = generation === undefined ? undefined : await ports.countedFiles.find(repairId);
  if (generation === undefined || file === undefined) return true;
  const counted = await markIn(ports, generation, file);
  const additions = outstandingAdditions(file, counted);
  for (const { mark, addition } of additions) await ports.statistics.add(addition, mark);
  return ports.countedFiles.mark(file, wholeMark(file, counted));
}

/** How far a file is counted in a generation; from its beginning where it is not yet. */
export async function markIn(
  { establishments }: Pick<CountingPorts, 'establishments'>,
  generation: string,
  { counted, entityId }: CountableFile,
): Promise<CountedMark> {
  if (counted?.generation === generation) return counted;
  const shop = await establishments.known(entityId);
  return { generation, operations: 0, department: departmentOf(shop?.zip), sms: {} };
}
