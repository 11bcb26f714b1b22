import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshState } from '@alveole/demo';
import type { JourneyState } from '@alveole/demo';
import { freshInstallation, removeInstallation } from '@alveole/start/run-product';
import { milliseconds } from '../frame/latencies.ts';
import { preRegister } from '../frame/pre-register.ts';
import type { StoredPerson } from '../frame/pre-register.ts';
import type { Trial, TrialContext } from '../frame/trial.ts';
import { operatorOf } from './operator.ts';
import { isWhole, recordWholeFiles } from './whole-files.ts';

interface AcknowledgedPerson extends StoredPerson {
  /** Milliseconds since 1970. */
  readonly acknowledged: number;
}

export const trial: Trial = {
  promise:
    'An installation of one machine is backed up while it works; once its data folder is lost, it comes back with all that it had acknowledged before the backup began',
  async run(context) {
    const installation = await freshInstallation();
    const backups = await mkdtemp(join(tmpdir(), 'alveole-backups-'));
    context.afterwards(async () => {
      await removeInstallation(installation);
      await rm(backups, { recursive: true, force: true });
    });
    const environment = { TRUSTED_PROXIES: 'loopback' };
    const product = await context.startProduct(environment, installation);
    const operator = operatorOf(installation.dataDir, backups);
    const files = await recordWholeFiles(product.url, context.short ? 3 : 30);
    const persons = await registerWhile(context, product.url, operator.backUp);
    await product.kill();
    await removeInstallation(installation);

    const { folder, began } = await operator.lastBackup();
    const restoring = performance.now();
    await operator.restore(folder);
    context.figure('put back within', milliseconds(performance.now() - restoring));
    const again = await context.startProduct(environment, installation);
    await allAreBack(context, again.url, { files, persons, began });
  },
};

/** Registers one person after the other until the work is done, and some more, whom the backup cannot have. */
async function registerWhile(
  context: TrialContext,
  url: string,
  work: () => Promise<unknown>,
): Promise<readonly AcknowledgedPerson[]> {
  const persons: AcknowledgedPerson[] = [];
  const register = async () => {
    const state = freshState();
    const { status, consumerId } = await preRegister(context, url, state);
    context.check(`a person is registered while a backup is written, not ${status}`, status === 200);
    persons.push({ state, consumerId, acknowledged: Date.now() });
  };
  for (let count = 0; count < 20; count += 1) await register();
  let isDone = false;
  const working = work().finally(() => (isDone = true));
  while (!isDone) await register();
  await working;
  for (let count = 0; count < 20; count += 1) await register();
  return persons;
}

async function allAreBack(
  context: TrialContext,
  url: string,
  work: {
    readonly files: readonly JourneyState[];
    readonly persons: readonly AcknowledgedPerson[];
    readonly began: number;
  },
): Promise<void> {
  for (const file of work.files)
    context.check(`file ${file.fileNumber} is back with its documents`, await isWhole(url, file));
  let lostCount = 0;
  for (const { state, consumerId, acknowledged } of work.persons) {
    const isBack = (await preRegister(context, url, state)).consumerId === consumerId;
    if (acknowledged < work.began) context.check(`a person told of code ${String(consumerId)} is back`, isBack);
    else if (!isBack) lostCount += 1;
  }
  const before = work.persons.filter(({ acknowledged }) => acknowledged < work.began).length;
  context.check('people were registered before the backup began', before > 0);
  context.figure('people acknowledged before the backup, all back', String(before));
  context.figure('people acknowledged while or after it was written, lost', String(lostCount));
}
