import { setTimeout as pause } from 'node:timers/promises';
import { massRunRoutes } from '@alveole/contracts/mass-run';
import { refundRoutes } from '@alveole/contracts/refund';
import type { RouteResult } from '@alveole/contracts';
import { createDemoApi, signInAsAdministrator } from '@alveole/demo';

export type Run = RouteResult<typeof massRunRoutes.openRepairMassRun>;

/** Between two looks at what goes on by itself, and for how long one looks. Milliseconds. */
const lookEvery = 50;
const waitMs = 600_000;

/** Looks until there is an answer. Throws when none came in time. */
async function lookFor<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
  for (const until = Date.now() + waitMs; Date.now() < until; await pause(lookEvery)) {
    const found = await attempt();
    if (found !== undefined) return found;
  }
  throw new Error(`${what}: nothing within ${waitMs / 60_000} minutes`);
}

/** An administrator before a running product. */
export async function openDesk(url: string) {
  const api = createDemoApi(url);
  const token = await signInAsAdministrator(api, 0);
  const read = (id: string): Promise<Run> => api.call(massRunRoutes.readRepairMassRun, { params: { id } }, token);
  return {
    /** Prepares the validation of these files and waits until its preview is there. */
    async prepare(lines: string[]): Promise<Run> {
      const opened = await api.call(massRunRoutes.openRepairMassRun, { body: { act: 'validate', lines } }, token);
      return this.until(opened.run_id, ({ state }) => state === 'previewed');
    },
    start: (id: string): Promise<Run> =>
      api.call(massRunRoutes.turnRepairMassRun, { params: { id }, body: { action: 'start' } }, token),
    /** Looks at the run until it stands so. */
    until: (id: string, stands: (run: Run) => boolean): Promise<Run> =>
      lookFor(`run ${id}`, async () => {
        const run = await read(id);
        return stands(run) ? run : undefined;
      }),
    /** The amounts that the ledger owes for the file, in cents; waits until the ledger has heard of it. */
    async dueOf(id: string): Promise<readonly number[]> {
      const { entries } = await lookFor(`money of ${id}`, () =>
        api
          .call(refundRoutes.readFileMoney, { params: { id } }, token)
          .catch((failure: Error) => (failure.message.includes('NotFound') ? undefined : Promise.reject(failure))),
      );
      return entries.map(({ amount }) => Math.round(amount * 100));
    },
  };
}
