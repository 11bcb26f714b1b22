import { unknownDepartment } from '@alveole/domain';
import { createPorts } from '../assemble.ts';
import type { RefundsPorts } from '../ports.ts';
import { noBankFiles } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';
import { appendLines } from './append-lines.ts';
import { signHead } from './sign-head.ts';

type Writable = { -readonly [Port in keyof RefundsPorts]: RefundsPorts[Port] };

const nobodyAsked = new Map<string, string>();

/**
 * A replica of refunds over the store of the harness, which publishes when it is told to.
 * @param departments by establishment; the others stand in none that is known
 */
export function publisherOf(
  refunds: OpenRefunds,
  departments: ReadonlyMap<string, string> = nobodyAsked,
  key = refunds.config.ACCOUNTS_SIGNING_KEY,
) {
  const ports: Writable = {
    ...createPorts({
      config: { ...refunds.config, ACCOUNTS_SIGNING_KEY: key },
      database: refunds.database,
      auth: refunds.clients.auth,
      repairs: refunds.clients.repairs,
      enrolment: refunds.clients.enrolment,
      bankFiles: noBankFiles,
      now: () => refunds.clock.now,
    }),
    askDepartment: (entityId) => Promise.resolve(departments.get(entityId) ?? unknownDepartment),
  };
  return {
    ports,
    append: () => appendLines(ports),
    sign: () => signHead(ports),
    /** What is in the log so far, oldest first. */
    async lines() {
      const size = await ports.publicLog.size();
      return (await ports.publicLog.lines(0, size)).map(({ text }) => JSON.parse(text) as Record<string, unknown>);
    },
  };
}
