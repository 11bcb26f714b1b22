import { setTimeout as pause } from 'node:timers/promises';
import type { LogSource } from '@alveole/transparency';
import { fieldsIn, keyIn, listIn, provenLineIn, signedHeadIn, textIn } from './wire-shapes.ts';

const slowedStatuses: readonly number[] = [429, 503];
const maxTurns = 20;
const longestWaitSeconds = 60;

/** Reads the log of the programme whose site stands at this address. */
export function createHttpSource(siteUrl: string): LogSource {
  const base = `${siteUrl.replace(/\/+$/, '')}/alveoleapi/v1/refunds/log`;
  const ask = (path: string) => askPatiently(`${base}${path}`);
  return {
    keys: async () => listIn(await ask('/keys'), 'clés').map(keyIn),
    heads: async (beforeDay) => {
      const query = beforeDay === undefined ? '' : `?before_day=${encodeURIComponent(beforeDay)}`;
      return listIn(await ask(`/heads${query}`), 'relevés').map((head) => signedHeadIn(head));
    },
    lines: async (from) => {
      const { lines } = fieldsIn(await ask(`/lines?from=${from}`), 'lignes');
      return listIn(lines, 'lignes').map((line) => textIn(line, 'ligne'));
    },
    fileLines: async (fingerprint) => {
      const { head, lines } = fieldsIn(await ask(`/files/${encodeURIComponent(fingerprint)}`), 'dossier');
      return { head: signedHeadIn(head), lines: listIn(lines, 'dossier').map(provenLineIn) };
    },
  };
}

/** A site that asks to come later is asked later. Throws in plain words. */
async function askPatiently(url: string): Promise<unknown> {
  for (let turn = 1; ; turn += 1) {
    const response = await fetch(url, { headers: { accept: 'application/json' } }).catch(() => undefined);
    if (response === undefined) throw new Error(`${new URL(url).host} ne répond pas`);
    if (response.ok) return parsed(await response.text());
    if (!slowedStatuses.includes(response.status) || turn === maxTurns)
      throw new Error(`${new URL(url).pathname} répond ${response.status}`);
    await pause(1000 * Math.min(longestWaitSeconds, Number(response.headers.get('retry-after')) || 1));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('cette adresse n’est pas celle d’un programme Alvéole');
  }
}
