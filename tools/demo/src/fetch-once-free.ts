import { setTimeout as pause } from 'node:timers/promises';
import { errorTable } from '@alveole/contracts';

/** How often a caller comes again to an instance that has too much to do. */
const maxTurns = 30;
/** Seconds. */
const longestWait = 60;

/** A call of HTTP. An instance that is too busy and asks to come later is asked again when it says so. */
export async function fetchOnceFree(url: string, call: RequestInit): Promise<Response> {
  for (let turn = 1; ; turn += 1) {
    const response = await fetch(url, call);
    const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
    const isBusy = response.status === errorTable.ServiceUnavailableException.status && wait >= 0;
    if (!isBusy || turn === maxTurns) return response;
    await response.body?.cancel();
    await pause(1000 * Math.min(longestWait, wait));
  }
}
