import { setTimeout as pause } from 'node:timers/promises';
import { createDemoApi, demoAccount, signInAs } from '@alveole/demo';
import type { FloodAnswer, FloodRequest } from '../overload/flood/orders.ts';
import { send } from '../overload/flood/send.ts';
import { addressOf } from '../overload/kinds-of-work.ts';

/** No flood of the trial comes from there. */
const ownAddress = 20_000;
const between = 30;

/** What a counter asks for while a person stands before it, of calls that may come at the pace of the trial. */
const paths = ['/alveoleapi/enrolment/repairs', '/alveoleapi/v1/repairs/home', '/alveoleapi/v1/enrolment/media_prefix'];

/** A shop that is signed in and works, from an address of its own. */
export interface Counter {
  /** Works for so long, one call after the other. Answers each call that it made. */
  work(seconds: number): Promise<readonly FloodAnswer[]>;
}

export async function openCounter(url: string): Promise<Counter> {
  const api = createDemoApi(url);
  const { mail, password } = await demoAccount(api, 'REP', 0);
  const headers = { authorization: `Bearer ${await signInAs(api, mail, password)}`, 'accept-version': '1.0.0' };
  const calls = paths.map((path): FloodRequest => ({ method: 'GET', path, headers, ...addressOf(ownAddress) }));
  return {
    async work(seconds) {
      const end = performance.now() + seconds * 1000;
      const answers: FloodAnswer[] = [];
      while (performance.now() < end) {
        const asked = calls[answers.length % calls.length];
        if (asked !== undefined) answers.push(await send(url, asked));
        await pause(between);
      }
      return answers;
    },
  };
}
