import { threadId } from 'node:worker_threads';

/** Names the thread that it runs in. */
export default function (): number {
  return threadId;
}
