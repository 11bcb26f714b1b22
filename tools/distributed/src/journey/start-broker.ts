import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { freePorts, isFree } from '@alveole/start/free-ports';

export interface Broker {
  readonly url: string;
  /** Its HTTP API. */
  readonly managementUrl: string;
  /** Ends the node as a crash does. */
  kill(): Promise<void>;
  /** Starts it again where it was, its data kept. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
}

const run = promisify(execFile);
const scripts = 'infra/rabbitmq';

/** One RabbitMQ node of its own, with all its files below a folder. */
export async function startBroker(folder: string): Promise<Broker> {
  const port = await portForBroker();
  const managementPort = port + managementOffset;
  const env = { ...process.env, RABBITMQ_MANAGEMENT_PORT: String(managementPort) };
  const start = async () => (await run(`${scripts}/start.sh`, [folder, String(port)], { env })).stdout.trim();
  const stop = async () => void (await run(`${scripts}/stop.sh`, [folder]));
  const url = await start();
  return {
    url,
    managementUrl: `http://guest:guest@127.0.0.1:${managementPort}`,
    async kill() {
      process.kill(Number(await readFile(`${folder}/pid`, 'utf8')), 'SIGKILL');
    },
    startAgain: async () => void (await start()),
    stop,
  };
}

const managementOffset = 5_000;

/** The scripts derive two more ports from the one given; one more is that of the HTTP API. */
async function portForBroker(): Promise<number> {
  for (;;) {
    const [random = 0] = await freePorts(1);
    const port = 10_000 + (random % 20_000);
    const free = await Promise.all([port, port + managementOffset, port + 10_000, port + 20_000].map(isFree));
    if (free.every(Boolean)) return port;
  }
}
