import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const prefix = 'alveole-';
const namePattern = /^alveole-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z$/;
const dayMs = 24 * 60 * 60 * 1000;

/** The folder of a backup that began at this moment: `alveole-2026-11-28T03-15-00Z`. */
export function backupName(began: Date): string {
  return `${prefix}${began.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** The whole backups in a folder, the oldest first. */
export async function storedBackups(destination: string): Promise<readonly string[]> {
  const entries = await readdir(destination).catch((): string[] => []);
  return entries
    .filter((name) => namePattern.test(name))
    .toSorted()
    .map((name) => join(destination, name));
}

/**
 * Deletes the backups past their term, which persons were told of.
 * @param days how long a backup is kept
 * @returns those that were deleted
 */
export async function deleteExpiredBackups(destination: string, now: Date, days: number): Promise<readonly string[]> {
  const expired = (await storedBackups(destination)).filter(
    (folder) => now.getTime() - beganAt(folder).getTime() > days * dayMs,
  );
  for (const folder of expired) await rm(folder, { recursive: true });
  return expired;
}

function beganAt(folder: string): Date {
  const [, day, hour, minute, second] = namePattern.exec(folder.slice(folder.lastIndexOf(prefix))) ?? [];
  return new Date(`${day}T${hour}:${minute}:${second}Z`);
}
