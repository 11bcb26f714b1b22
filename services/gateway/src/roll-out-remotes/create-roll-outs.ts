import { candidateOf } from '@alveole/contracts';
import type { RemoteEntry } from '@alveole/contracts';
import { createMeasuredGauge } from '@alveole/service-kit';
import type { Logger } from '@alveole/service-kit';
import type { Registry } from 'prom-client';
import type { Version } from './choose-versions.ts';
import { createRollOutJudge } from './judge-roll-outs.ts';
import type { RollOutJudge } from './judge-roll-outs.ts';
import { createStoppedVersions } from './stopped-versions.ts';

export interface RollOutOptions {
  /** Keeps the stopped candidates over a restart; absent: they are forgotten with the process. */
  readonly stoppedFile: string | undefined;
  /** The registry as it is published now. @throws when it cannot be read */
  readonly published: () => Promise<readonly RemoteEntry[]>;
  readonly logger: Logger;
  readonly registry: Registry;
}

/** The judge of candidates, which tells operators of each one that it stops: a line in the log and a measure. */
export function createRollOuts({ stoppedFile, published, logger, registry }: RollOutOptions): RollOutJudge {
  const stopped = createStoppedVersions(stoppedFile);
  /** Where it cannot be kept, the version is stopped all the same, as long as this process lives. */
  const keep = (version: Version): void => {
    try {
      stopped.add(version);
    } catch (error) {
      logger.error({ err: error }, 'which versions are stopped could not be kept over a restart');
    }
  };
  const judge = createRollOutJudge({
    stopped: [...stopped.known],
    onStopped: (version, tally) => {
      logger.error({ ...version, ...tally }, 'a version that was going out failed and is stopped');
      keep(version);
    },
  });
  createMeasuredGauge(
    registry,
    {
      name: 'remote_roll_outs_stopped',
      help: 'Published candidates that failed and do not go out.',
      labelNames: ['remote'],
    },
    async () => {
      const candidates = (await published().catch(() => [])).flatMap((entry) => candidateOf(entry) ?? []);
      return candidates.map((candidate) => [{ remote: candidate.name }, Number(judge.isStopped(candidate))] as const);
    },
  );
  return judge;
}
