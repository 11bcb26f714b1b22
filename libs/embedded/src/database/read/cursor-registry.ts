import { randomBytes } from 'node:crypto';
import { databaseError } from '../errors.ts';
import type { Budget } from './budget.ts';

/** Gives encoded documents; fewer than asked for only at the end. */
export interface DocumentSource {
  next(count: number, budget: Budget): Promise<Buffer[]>;
}

export interface Batch {
  readonly documents: Buffer[];
  /** 0 when there is no more. */
  readonly cursorId: bigint;
}

/** The open cursors. An idle one costs a little memory and holds no transaction. */
export interface CursorRegistry {
  /** The first batch of a new cursor; `singleBatch` closes it after that. */
  open(
    namespace: string,
    source: DocumentSource,
    options: { batchSize: number; singleBatch: boolean; limit: number },
    budget: Budget,
  ): Promise<Batch>;
  /** `batchSize` 0 means as many as fit. */
  more(namespace: string, cursorId: bigint, batchSize: number, budget: Budget): Promise<Batch>;
  kill(cursorIds: readonly bigint[]): { killed: bigint[]; notFound: bigint[] };
  /** Closes what nobody asked for in ten minutes. */
  sweep(): void;
}

interface Cursor {
  readonly namespace: string;
  readonly source: DocumentSource;
  readonly waiting: Buffer[];
  left: number;
  lastUse: number;
}

const idleMs = 10 * 60_000;
const largestBatch = 16 * 1024 * 1024;
const atOnce = 64;

export function createCursorRegistry(now: () => number = Date.now): CursorRegistry {
  const cursors = new Map<bigint, Cursor>();

  function freshId(): bigint {
    const id = randomBytes(8).readBigInt64BE() & 0x7fffffffffffffffn;
    return id === 0n || cursors.has(id) ? freshId() : id;
  }

  return {
    open: async (namespace, source, { batchSize, singleBatch, limit }, budget) => {
      const cursor: Cursor = { namespace, source, waiting: [], left: limit === 0 ? Infinity : limit, lastUse: now() };
      const { documents, ended } = await fill(cursor, batchSize, budget);
      if (ended || singleBatch) return { documents, cursorId: 0n };
      const cursorId = freshId();
      cursors.set(cursorId, cursor);
      return { documents, cursorId };
    },
    more: async (namespace, cursorId, batchSize, budget) => {
      const cursor = cursors.get(cursorId);
      if (cursor === undefined || cursor.namespace !== namespace)
        throw databaseError('CursorNotFound', `cursor id ${cursorId} not found`);
      cursor.lastUse = now();
      const { documents, ended } = await fill(cursor, batchSize === 0 ? Infinity : batchSize, budget);
      if (ended) cursors.delete(cursorId);
      return { documents, cursorId: ended ? 0n : cursorId };
    },
    kill: (cursorIds) => {
      const killed = cursorIds.filter((id) => cursors.delete(id));
      return { killed, notFound: cursorIds.filter((id) => !killed.includes(id)) };
    },
    sweep: () => {
      for (const [id, cursor] of cursors) if (cursor.lastUse + idleMs < now()) cursors.delete(id);
    },
  };
}

/** Takes documents until the batch is full; one that no longer fits waits for the next batch. */
async function fill(
  cursor: Cursor,
  batchSize: number,
  budget: Budget,
): Promise<{ documents: Buffer[]; ended: boolean }> {
  const documents: Buffer[] = [];
  let bytes = 0;
  while (documents.length < batchSize && cursor.left > 0) {
    if (cursor.waiting.length === 0) {
      const wanted = Math.min(atOnce, batchSize - documents.length, cursor.left);
      cursor.waiting.push(...(await cursor.source.next(wanted, budget)));
      if (cursor.waiting.length < wanted) cursor.left = cursor.waiting.length;
      if (cursor.waiting.length === 0) break;
    }
    const [next] = cursor.waiting as [Buffer];
    if (documents.length > 0 && bytes + next.length > largestBatch) break;
    cursor.waiting.shift();
    documents.push(next);
    bytes += next.length;
    cursor.left -= 1;
  }
  return { documents, ended: cursor.left <= 0 };
}
