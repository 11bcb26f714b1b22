import { readFileSync } from 'node:fs';

/** What a contender's process tells its parent once it serves. */
export interface Serving {
  /** Where each of its doors is, by name: a service by itself, and behind the gateway. */
  readonly doors: Readonly<Record<string, string>>;
  /** Headers of every call. */
  readonly headers: Readonly<Record<string, string>>;
  /** The files that it holds. */
  readonly files: readonly KnownFile[];
}

export interface KnownFile {
  readonly id: string;
  readonly rowHash: string;
}

export interface Contender extends Serving {
  /** Settles when what was written is handled to its end. */
  drain(): Promise<void>;
}

/** Milliseconds of the processor since the start: of the thread that answers, and of all threads, the database's too. */
export interface ProcessorTime {
  readonly main: number;
  readonly total: number;
}

export type FromParent = 'drain' | 'processor' | 'stop';
export type FromChild = { readonly serving: Serving } | { readonly processor: ProcessorTime } | 'drained';

/** Runs a contender in this process, for the bench that forked it. */
export function serveAs(start: () => Promise<Contender>): void {
  const tell = (message: FromChild) => void process.send?.(message);
  void start().then(({ drain, ...serving }) => {
    tell({ serving });
    process.on('message', (message: FromParent) => {
      if (message === 'stop') process.exit(0);
      if (message === 'processor') return tell({ processor: processorTime() });
      void drain().then(() => tell('drained'));
    });
  });
}

const millisecondsOfTick = 10;

/** The thread that answers is the process's first; Linux alone tells of it. */
function processorTime(): ProcessorTime {
  const { user, system } = process.cpuUsage();
  return { main: ticksOfThread(process.pid) * millisecondsOfTick, total: (user + system) / 1000 };
}

function ticksOfThread(id: number): number {
  const [, fields = ''] = readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return user + system;
}
