import { Agent, request } from 'node:http';

/** One call of an operation. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  /** Hears of the answer, for the next call on the same file. */
  readonly answered?: (body: string) => void;
}

export interface Figure {
  readonly calls: number;
  readonly perSecond: number;
  /** Milliseconds, of a call among the others. */
  readonly median: number;
}

export interface DriveOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly atOnce: number;
  readonly seconds: number;
  /** The call of one of `atOnce` workers; each works on files of its own. */
  readonly next: (worker: number) => Call;
  /** Until then the work is not done. */
  readonly drain: () => Promise<void>;
}

/** Keeps so many calls under way for so long. Throws on an answer other than 2xx: what is refused is not quick. */
export async function drive({ url, headers, atOnce, seconds, next, drain }: DriveOptions): Promise<Figure> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const took: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  const work = async (worker: number) => {
    while (performance.now() < end) {
      const call = next(worker);
      const sent = performance.now();
      const body = await send(agent, url, headers, call);
      took.push(performance.now() - sent);
      call.answered?.(body);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => work(worker)));
  await drain();
  const elapsed = (performance.now() - began) / 1000;
  agent.destroy();
  return { calls: took.length, perSecond: took.length / elapsed, median: medianOf(took) };
}

export function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function send(agent: Agent, url: string, headers: Readonly<Record<string, string>>, call: Call): Promise<string> {
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  const described =
    body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}${call.path}`,
      { agent, method: call.method, headers: { ...headers, ...described } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if ((answer.statusCode ?? 0) < 300) return resolve(text);
          reject(new Error(`${call.method} ${call.path} → ${answer.statusCode} ${text.slice(0, 300)}`));
        });
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
