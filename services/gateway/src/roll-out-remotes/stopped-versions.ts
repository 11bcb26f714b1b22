import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Version } from './choose-versions.ts';

const versions = z.array(z.object({ name: z.string(), version: z.string() }));

/** Candidates that were stopped, so that a restart does not send them out again. */
export interface StoppedVersions {
  readonly known: readonly Version[];
  add(version: Version): void;
}

/** @param path of their file; without one they are known as long as the process lives */
export function createStoppedVersions(path: string | undefined): StoppedVersions {
  const known = path === undefined ? [] : readVersions(path);
  return {
    known,
    add(version) {
      known.push(version);
      if (path !== undefined) writeWhole(path, JSON.stringify(known));
    },
  };
}

/** A file that is not there, or that was cut off, stops nothing: a broken candidate is found again. */
function readVersions(path: string): Version[] {
  try {
    return versions.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return [];
  }
}

function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.draft`, text);
  renameSync(`${path}.draft`, path);
}
