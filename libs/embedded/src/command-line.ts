import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { MongoPlace } from './start-embedded.ts';

export interface CommandLine {
  dataDir: string;
  /** `host:port`, or the path of a Unix socket. */
  mongo: MongoPlace | undefined;
  s3Port: number | undefined;
  /** Prints one JSON line when ready and stops when standard input ends: for a program that starts this one. */
  json: boolean;
}

const port = z.coerce.number().int().min(1).max(65_535);

/** @throws Error with a readable line naming the option that is wrong. */
export function readCommandLine(args: string[]): CommandLine {
  const { values } = parseArgs({
    args,
    options: {
      'data-dir': { type: 'string', default: '.data' },
      mongo: { type: 'string' },
      's3-port': { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  return {
    dataDir: values['data-dir'],
    mongo: values.mongo === undefined ? undefined : readMongoPlace(values.mongo),
    s3Port: values['s3-port'] === undefined ? undefined : readPort('--s3-port', values['s3-port']),
    json: values.json,
  };
}

/** Whoever reaches the database may do everything in it, so it listens on this machine only. */
function readMongoPlace(text: string): MongoPlace {
  if (text.includes('/')) return { socketPath: resolve(text) };
  const [, host, port] = /^(127\.0\.0\.1|localhost|\[::1\]):(\d+)$/.exec(text) ?? [];
  if (!host || !port)
    throw new Error(
      `--mongo : une adresse de cette machine est attendue (127.0.0.1:27017 ou le chemin d’un socket), pas « ${text} ».`,
    );
  return { host: host.replace(/[[\]]/g, ''), port: readPort('--mongo', port) };
}

function readPort(option: string, text: string): number {
  const read = port.safeParse(text);
  if (!read.success) throw new Error(`${option} : un port entre 1 et 65535 est attendu, pas « ${text} ».`);
  return read.data;
}
