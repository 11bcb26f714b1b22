import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** A file of a backup, under its path in the data folder. */
const backedUpFile = z.object({
  path: z.string().min(1),
  bytes: z.number().int().nonnegative(),
  /** Of its content, hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** When the original was last written, in milliseconds since 1970. */
  modified: z.number(),
});

const backupManifest = z.object({
  format: z.literal(1),
  /** What was acknowledged before this moment is in the backup. */
  began: z.iso.datetime(),
  files: z.array(backedUpFile).min(1),
});

export type BackedUpFile = z.output<typeof backedUpFile>;
export type BackupManifest = z.output<typeof backupManifest>;

export const manifestName = 'backup.json';

/** What a backup says of itself. @throws Error in French where the folder holds no whole backup */
export async function readManifest(backup: string): Promise<BackupManifest> {
  const text = await readFile(join(backup, manifestName), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${backup} n’est pas une sauvegarde : ${manifestName} manque.`);
  const parsed = backupManifest.safeParse(parsedJson(text));
  if (parsed.success) return parsed.data;
  throw new Error(`${join(backup, manifestName)} est illisible, ou d’une version plus récente d’Alvéole.`);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
