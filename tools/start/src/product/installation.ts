import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../free-ports.ts';

/** Where a product serves, and what it keeps. */
export interface Installation {
  readonly port: number;
  readonly dataDir: string;
}

/** Names the data folder that every fresh installation begins with. Environment variables reach the processes of a test run. */
const template = 'SEEDED_DATA_DIR';

/** A free port, and an empty data folder. */
export async function emptyInstallation(): Promise<Installation> {
  const [port = 0] = await freePorts(1);
  return { port, dataDir: await mkdtemp(join(tmpdir(), 'alveole-')) };
}

/** A free port, and a data folder: empty, or with the demo data when `beginWith` has told where they are. */
export async function freshInstallation(): Promise<Installation> {
  const installation = await emptyInstallation();
  const seeded = seededFolder();
  if (seeded) await cp(seeded, installation.dataDir, { recursive: true });
  return installation;
}

/** The data folder that fresh installations begin with; undefined where they begin empty. */
export function seededFolder(): string | undefined {
  return process.env[template] || undefined;
}

/** From now on fresh installations, of this process and of those it starts, begin with a copy of this data folder. */
export function beginWith({ dataDir }: Installation): void {
  process.env[template] = dataDir;
}

export async function removeInstallation({ dataDir }: Installation): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
}
