import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RefundsAtWork } from '@alveole/bench/refunds-at-work';
import {
  addToTotals,
  bytesOfText,
  createGrowingTree,
  headTextOf,
  hexOf,
  leafHashOf,
  readHead,
  readLine,
} from '@alveole/transparency';
import type { FunderTotals, LogSource, SignedHead } from '@alveole/transparency';

const pollMs = 100;
const maxPolls = 600;
const anyDay = '2026-01-01';

/** The tables of the log as their operator reaches them, with the key in his hand. */
export interface LogStore {
  /** As they were when the head was signed. */
  readonly lines: readonly string[];
  readonly heads: readonly SignedHead[];
  /** Resolves with the first head that is published. Throws when none comes within a minute. */
  headOnceSigned(source: LogSource): Promise<SignedHead>;
  /** Puts these lines and heads in the place of all. */
  write(lines: readonly string[], heads: readonly SignedHead[]): Promise<void>;
  signAnew(lines: readonly string[]): SignedHead;
}

export function openLogStore({ database, signingKey }: RefundsAtWork): LogStore {
  const stored = { lines: [] as readonly string[], heads: [] as readonly SignedHead[] };
  const collection = (name: string) => database.collection(name);
  const replace = async (name: string, rows: readonly { readonly _id: string }[]): Promise<void> => {
    await collection(name).deleteMany({});
    if (rows.length > 0) await collection(name).insertMany(rows as never[]);
  };
  return {
    get lines() {
      return stored.lines;
    },
    get heads() {
      return stored.heads;
    },
    async headOnceSigned(source) {
      for (let poll = 0; poll < maxPolls; poll += 1) {
        const heads = await source.heads(undefined);
        const [head] = heads;
        if (head) {
          stored.heads = heads;
          stored.lines = await allLines(source, readHead(head.text)?.size ?? 0);
          return head;
        }
        await pause(pollMs);
      }
      throw new Error('No head was signed within a minute.');
    },
    async write(lines, heads) {
      await replace('public_lines', lines.map(rowOf));
      await replace(
        'public_heads',
        heads.map((head) => ({ _id: readHead(head.text)?.day ?? anyDay, ...head })),
      );
    },
    signAnew(lines) {
      const text = headTextOver(lines, readHead(stored.heads[0]?.text ?? '')?.day ?? anyDay);
      const key = createPrivateKey(signingKey);
      const der = createPublicKey(key).export({ type: 'spki', format: 'der' });
      const keyId = createHash('sha256').update(der.subarray(-32)).digest('hex').slice(0, 16);
      return { text, keyId, signature: sign(null, Buffer.from(text), key).toString('hex') };
    },
  };
}

async function allLines(source: LogSource, size: number): Promise<readonly string[]> {
  const lines: string[] = [];
  while (lines.length < size) lines.push(...(await source.lines(lines.length)));
  return lines;
}

function rowOf(text: string, index: number) {
  const hash = hexOf(leafHashOf(bytesOfText(text)));
  const fingerprint = readLine(text)?.fingerprint ?? '';
  return { _id: String(index).padStart(12, '0'), source: `line ${index}`, text, hash, fingerprint };
}

function headTextOver(lines: readonly string[], day: string): string {
  const tree = createGrowingTree();
  let totals: readonly FunderTotals[] = [];
  for (const text of lines) {
    tree.append(leafHashOf(bytesOfText(text)));
    const line = readLine(text);
    if (line) totals = addToTotals(totals, line);
  }
  return headTextOf({ day, size: tree.size, root: hexOf(tree.root()), totals });
}
