import { startThreads } from '@alveole/service-kit';
import type { StartThreads, Threads } from '@alveole/service-kit';

const threadsByWork = new Map<string, Threads>();

/**
 * Threads that outlive the service which started them, for the next one of this process: a thread loads its modules for up
 * to three seconds of processor, and most test files start a service of their own. They end with the process.
 */
export const startKeptThreads: StartThreads = (work) => {
  const key = JSON.stringify([work.file.href, work.threads, work.memoryMb]);
  const threads = threadsByWork.get(key) ?? startThreads(work);
  threadsByWork.set(key, threads);
  return { run: (input, options) => threads.run(input, options), destroy: async () => undefined };
};
