import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../free-ports.ts';

/** Where a product serves, and what it keeps. */
export interface Installation {
  readonly port: number;
  readonly dataDir: string;
}

/** The data folder that every fresh installation begins with. Environment variables reach the processes of a test run. */
const template = 'SEEDED_DATA_DIR';

/** A free port, and a data folder: empty, or with the demo data when `beginWith` has told where they are. */
export async function freshInstallation(): Promise<Installation> {
  const [port = 0] = await freePorts(1);
  const installation = { port, dataDir: await mkdtemp(join(tmpdir(), 'alveole-')) };
  const seeded = process.env[template];
  if (seeded) await cp(seeded, installation.dataDir, { recursive: true });
  return installation;
}

/** From now on fresh installations, of this process and of those it starts, begin with a copy of this data folder. */
export function beginWith({ dataDir }: Installation): void {
  process.env[template] = dataDir;
}

export async function removeInstallation({ dataDir }: Installation): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
}
