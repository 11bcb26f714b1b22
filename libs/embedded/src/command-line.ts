import { parseArgs } from 'node:util';
import { z } from 'zod';

export interface CommandLine {
  dataDir: string;
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
      's3-port': { type: 'string' },
      'json': { type: 'boolean', default: false },
    },
  });
  return {
    dataDir: values['data-dir'],
    s3Port: values['s3-port'] === undefined ? undefined : readPort('--s3-port', values['s3-port']),
    json: values.json,
  };
}

function readPort(option: string, text: string): number {
  const read = port.safeParse(text);
  if (!read.success) throw new Error(`${option} : un port entre 1 et 65535 est attendu, pas « ${text} ».`);
  return read.data;
}
