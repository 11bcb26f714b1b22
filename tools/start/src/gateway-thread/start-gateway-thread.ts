import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { broken, close } from './thread-protocol.ts';
import type { ThreadSettings } from './thread-protocol.ts';

interface RunningThread {
  /** Answers what is under way, then ends. */
  close(): Promise<void>;
}

/**
 * Starts the gateway in a thread of its own; resolves once it listens. Rejects when its address is taken.
 * @param lost aborted once something of this process has ended that only a restart brings back
 */
export async function startGatewayThread(
  settings: ThreadSettings,
  lost: AbortSignal = new AbortController().signal,
): Promise<RunningThread> {
  const thread = new Worker(new URL('./thread.mjs', import.meta.url), { workerData: settings });
  await once(thread, 'message');
  const ended = once(thread, 'exit');
  // Nobody reaches the product any more: it ends as one process would.
  thread.once('error', (error) => {
    throw error;
  });
  const tell = () => thread.postMessage(broken);
  if (lost.aborted) tell();
  else lost.addEventListener('abort', tell, { once: true });
  return {
    async close() {
      thread.postMessage(close);
      await ended;
    },
  };
}
