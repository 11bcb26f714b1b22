import { bringFile, isCounted } from '../hold-envelopes/bring-file.ts';
import { envelopeRecords } from '../hold-envelopes/standing-envelopes.ts';
import type { EnvelopePorts } from '../hold-envelopes/standing-envelopes.ts';

/**
 * Brings every file into the accounts of a version that gave an amount, once: those that were completed before there was an
 * envelope, too. Undefined where all are there already, or the walk was stopped; else how many files it looked at.
 */
export async function walkFiles(ports: EnvelopePorts, isStopped: () => boolean = never): Promise<number | undefined> {
  const records = [...(await envelopeRecords(ports)).values()];
  const outdated = records.filter(({ walkedVersion, campaignVersion }) => walkedVersion < campaignVersion);
  if (outdated.length === 0) return undefined;
  const files = await bringEach(ports, isStopped);
  if (files !== undefined) for (const record of outdated) await ports.envelopes.noteWalk(record);
  return files;
}

/** Brings every file into the accounts. Undefined where it was stopped. */
export async function bringEach(ports: EnvelopePorts, isStopped: () => boolean = never): Promise<number | undefined> {
  let read = 0;
  for await (const files of ports.repairs.eachCounted()) {
    for (const file of files) {
      if (isStopped()) return undefined;
      if (!isCounted(file, ports.campaign)) await bringFile(ports, file.id);
      read += 1;
    }
  }
  return read;
}

const never = () => false;
