import { startRounds } from '@alveole/service-kit';
import type { Logger, Rounds } from '@alveole/service-kit';
import { workExports } from './make-export.ts';
import type { RequestPorts } from './request-ports.ts';

const everyMs = 5_000;

/** Makes the exports of persons in the background, one at a time. */
export function startExports(ports: RequestPorts, logger: Logger): Rounds {
  return startRounds(() => workExports(ports), { everyMs, logger, failure: 'the export of a person failed' });
}
