import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { samplePdf } from '@alveole/demo';
import { milliseconds, percentile } from '../frame/latencies.ts';
import type { Trial, TrialContext } from '../frame/trial.ts';
import { watchHealth } from '../frame/watch-health.ts';
import { openCounter } from './counter.ts';
import type { Counter } from './counter.ts';
import { hostilePdfs } from './hostile-pdfs.ts';
import { hostilePictures } from './hostile-pictures.ts';

/** What `/healthz` may take while a file is read: the promise in full, on a quiet machine. */
const promised = 100;
/** The short form runs beside other work: what a loop that is held takes is seconds more than that. */
const generous = 1000;
const idleFor = 2000;

interface Place {
  readonly url: string;
  readonly hostile: Counter;
  readonly neighbour: Counter;
  readonly bound: number;
}

export const trial: Trial = {
  promise: 'One file never stops the others: whatever is filed as an invoice, the loop stays free and others go on',
  measures: true,
  async run(context) {
    const { url, pid } = await context.startProduct();
    const [hostile, neighbour] = [await openCounter(url), await openCounter(url)];
    context.check('a sound invoice is accepted', (await neighbour.file('.pdf', sound('before'))).answer === '200');
    const idle = watchHealth(context, url);
    await pause(idleFor);
    const worstIdle = percentile(await idle.stop(), 1);
    context.figure('/healthz idle, worst', milliseconds(worstIdle));
    const place = { url, hostile, neighbour, bound: context.short ? generous + 3 * worstIdle : promised };
    for (const { what, extension, bytes } of hostileFiles(context))
      await fileBoth(context, place, what, extension, bytes());
    context.check('the service answers afterwards', (await fetch(`${url}/readyz`)).status === 200);
    context.figure('memory of the product at most', `${peakMemory(pid)} MB`);
  },
};

interface HostileFile {
  readonly what: string;
  readonly extension: '.pdf' | '.png';
  bytes(): Buffer;
}

/** In short, smaller ones and half of them, the pictures last: the seed draws which. */
function hostileFiles({ random, short }: TrialContext): HostileFile[] {
  const share = short ? 0.2 : 1;
  const pdfs = Object.entries(hostilePdfs).map(([what, make]) => ({
    what,
    extension: '.pdf' as const,
    bytes: () => make(random, share),
  }));
  const pictures = Object.entries(hostilePictures).map(([what, bytes]) => ({
    what,
    extension: '.png' as const,
    bytes,
  }));
  return short ? [...drawn(random, pdfs, 6), ...drawn(random, pictures, 2)] : [...pdfs, ...pictures];
}

function drawn<T>(random: TrialContext['random'], all: readonly T[], count: number): T[] {
  const left = [...all];
  return Array.from({ length: count }, () => left.splice(random.int(0, left.length - 1), 1)).flat();
}

/** One shop files something hostile while another files a sound invoice, and `/healthz` is asked all the while. */
async function fileBoth(
  context: TrialContext,
  { url, hostile, neighbour, bound }: Place,
  what: string,
  extension: '.pdf' | '.png',
  bytes: Buffer,
): Promise<void> {
  const { check, figure, short } = context;
  // What is read within its bounds of content may still be too much for a machine that does other things too.
  const expected = short ? /^(200|4\d\d \w+Exception|503 ServiceUnavailableException)$/ : /^(200|4\d\d \w+Exception)$/;
  const health = watchHealth(context, url);
  const filing = Promise.all([hostile.file(extension, bytes), neighbour.file('.pdf', sound(what))]);
  const worst = percentile(await filing.then(health.stop, health.stop), 1);
  const [answer, other] = await filing;
  figure(
    what,
    `${answer.answer}, ${milliseconds(answer.took)}, beside it ${milliseconds(other.took)}, /healthz ${milliseconds(worst)}`,
  );
  check(`${what} is accepted or refused with a code, not ${answer.answer}`, expected.test(answer.answer));
  check(`the sound invoice beside ${what} is accepted, not ${other.answer}`, other.answer === '200');
  check(`/healthz answers within ${milliseconds(bound)} beside ${what}, not ${milliseconds(worst)}`, worst <= bound);
}

const sound = (what: string): Uint8Array => samplePdf(['Facture', what, 'Total HT 125,00 EUR']);

/** Megabytes; zero where the system does not say. */
function peakMemory(pid: number): number {
  try {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}
