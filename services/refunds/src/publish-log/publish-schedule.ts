import { startRounds } from '@alveole/service-kit';
import type { Logger, Rounds } from '@alveole/service-kit';
import { addUpAccounts } from './add-up-accounts.ts';
import type { AddUpPorts } from './add-up-accounts.ts';
import { appendLines } from './append-lines.ts';
import type { AppendLinesPorts } from './append-lines.ts';
import { signHead } from './sign-head.ts';
import type { SignHeadPorts } from './sign-head.ts';

/** An entry has its line, and a day its head, at most this late. */
const everyMs = 60_000;

/** Writes the public log, and signs its head once a day: at the start and every minute. */
export function startPublishing(ports: AppendLinesPorts & SignHeadPorts & AddUpPorts, logger: Logger): Rounds {
  const publish = async () => {
    const added = await appendLines(ports);
    if (added > 0) logger.info({ added }, 'lines were added to the public log');
    const head = await signHead(ports);
    await addUpAccounts(ports);
    if (head) logger.info({ size: head.size, day: head.day }, 'the head of the public log is signed');
  };
  return startRounds(publish, { everyMs, logger, failure: 'publishing the log failed' });
}
