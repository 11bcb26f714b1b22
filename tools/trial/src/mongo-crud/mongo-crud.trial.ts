import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startDatabase } from '@alveole/embedded/database';
import { MongoClient } from 'mongodb';
import type { Trial, TrialContext } from '../frame/trial.ts';
import { applies } from './applies.ts';
import { readCaseFiles } from './case-file.ts';
import { runCase } from './run-case.ts';

const ownCases = join(import.meta.dirname, 'cases');
const specsHint =
  'own cases only; --specs DIR runs the *.json of source/crud/tests/unified of a copy of mongodb/specifications';

export const trial: Trial = {
  promise: 'The embedded database does what it does exactly as MongoDB does it, and refuses the rest loudly',
  async run(context) {
    const { values } = parseArgs({ args: [...context.args], strict: false, options: { specs: { type: 'string' } } });
    const specs = typeof values.specs === 'string' ? values.specs : undefined;
    if (specs === undefined) context.figure('cases', specsHint);
    const client = await startEmbedded(context);
    await runFolder(context, client, specs ?? ownCases);
  },
};

async function startEmbedded({ afterwards }: TrialContext): Promise<MongoClient> {
  const dir = await mkdtemp(join(tmpdir(), 'crud-'));
  afterwards(() => rm(dir, { recursive: true, force: true }));
  const quiet = () => undefined;
  const database = await startDatabase({ dir, listen: {}, logger: { info: quiet, warn: quiet, error: quiet } });
  afterwards(() => database.close());
  const client = await new MongoClient(database.uri).connect();
  afterwards(() => client.close());
  return client;
}

async function runFolder({ check, figure }: TrialContext, client: MongoClient, folder: string): Promise<void> {
  const counts = { cases: 0, applicable: 0, passed: 0, refused: 0, broken: 0 };
  for (const file of readCaseFiles(folder)) {
    for (const one of file.tests) {
      counts.cases += 1;
      if (!applies(file, one)) continue;
      counts.applicable += 1;
      const verdict = await runCase(client, file, one);
      counts[verdict.kind] += 1;
      check(
        `${file.description}: ${one.description}${verdict.kind === 'broken' ? `: ${verdict.why}` : ''}`,
        verdict.kind !== 'broken',
      );
    }
  }
  figure('cases of the folder, for this server', `${counts.cases}, ${counts.applicable}`);
  figure('passed, refused loudly, broken', `${counts.passed}, ${counts.refused}, ${counts.broken}`);
}
