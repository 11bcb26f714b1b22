import { isAppError } from '@alveole/contracts';
import { createPorts } from './assemble.ts';
import type { RefundsPorts } from './ports.ts';
import { noBankFiles } from './refunds.harness.ts';
import type { OpenRefunds } from './refunds.harness.ts';

const killed = 'killed';

/** The ports of a process that ends after so many writes to ledgers; behind them it ends at its next write of a batch. */
export function dyingPorts(refunds: OpenRefunds, writes: number): RefundsPorts {
  const ports = createPorts({
    config: refunds.config,
    database: refunds.database,
    auth: refunds.clients.auth,
    repairs: refunds.clients.repairs,
    enrolment: refunds.clients.enrolment,
    bankFiles: noBankFiles,
    now: () => refunds.clock.now,
  });
  let left = writes;
  const write = <Args extends unknown[], Answer>(act: (...args: Args) => Promise<Answer>) => {
    return async (...args: Args): Promise<Answer> => {
      if (left === 0) throw new Error(killed);
      left -= 1;
      return act(...args);
    };
  };
  return {
    ...ports,
    accounts: { ...ports.accounts, append: write(ports.accounts.append) },
    batches: { ...ports.batches, write: write(ports.batches.write) },
  };
}

/** Whatever the act was about when the process ended, or what stood in its way before: nobody hears of it. */
export async function untilItDies(act: Promise<unknown>): Promise<void> {
  await act.catch((error: unknown) => {
    const isDeath = error instanceof Error && error.message === killed;
    if (!isDeath && !isAppError(error)) throw error;
  });
}
