import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '@alveole/start/run-product';
import type { TrialContext } from '../frame/trial.ts';
import { drawSiret, prepareApplicants, register } from './applicant.ts';
import { standsWholly, usualTime } from './gone-clients.ts';

export interface Kills {
  readonly start: () => Promise<Product>;
  readonly rounds: number;
  /** Registrations under way at each. */
  readonly many: number;
}

/** The power goes in the middle of registrations; after the next start each stands wholly or not at all. */
export async function killedBetween(
  context: TrialContext,
  running: Product,
  { start, rounds, many }: Kills,
): Promise<void> {
  const { figure, random } = context;
  let product = running;
  const usual = await usualTime(context, { url: running.url, random });
  for (let round = 1; round <= rounds; round += 1) {
    const before = { url: product.url, random };
    const sirets = Array.from({ length: many }, () => drawSiret(random));
    const applicants = await prepareApplicants(before, sirets);
    const sent = applicants.map((applicant) => register(before, applicant));
    // Side by side each takes longer than alone: the power goes at every step.
    await pause(random.int(1, Math.ceil(usual * 2)));
    await product.kill();
    const answered = (await Promise.all(sent)).filter(({ outcome }) => outcome === 'accepted').length;
    figure(`killed in round ${round}`, `${answered} of ${many} answered before`);
    product = await start();
    for (const applicant of applicants) await standsWholly(context, { url: product.url, random }, applicant);
  }
}
