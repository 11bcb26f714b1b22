import { HexCodeError } from '@alveole/hex-code';
import { decode } from './decode.ts';
import { draw } from './draw.ts';
import { encodeValue } from './encode-value.ts';
import { stamp } from './stamp.ts';
import { usage, UsageError } from './usage.ts';

/** Where the command prints, a line at a time. */
export interface Terminal {
  out(line: string): void;
  error(line: string): void;
}

/** Answers whether all went well. */
export type Act = (words: string[], out: Terminal['out']) => Promise<boolean>;

const acts: Readonly<Record<string, Act>> = { encode: encodeValue, decode, stamp, figure: draw };

/** Does what the words say. Answers the exit code: 0 done, 1 refused or failed, 2 words that say nothing. */
export async function run([name = '', ...words]: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  try {
    const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
    if (act === undefined) throw new UsageError(name === '' ? 'Say what to do.' : `There is no act ${name}.`);
    return (await act(words, terminal.out)) ? 0 : 1;
  } catch (failure) {
    terminal.error(messageOf(failure));
    if (!isUsageFault(failure)) return 1;
    terminal.error(usage);
    return 2;
  }
}

function messageOf(failure: unknown): string {
  if (failure instanceof HexCodeError) return `${failure.code}: ${failure.message}`;
  return String((failure as Partial<Error>).message);
}

/** Ours, or one of `parseArgs`. */
function isUsageFault(failure: unknown): boolean {
  return failure instanceof UsageError || String((failure as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
}
