import { milliseconds, percentile } from '../frame/latencies.ts';
import type { TrialContext } from '../frame/trial.ts';
import { drawSiret, prepareApplicants, register, standingOf, untilAnswered } from './applicant.ts';
import type { Applicant, Counter } from './applicant.ts';
import type { Answer } from './call.ts';

/** The gateway gives up after 35 s; what takes this long waits for something that does not come. Milliseconds. */
export const stalled = 20_000;
const taken = 'This siret is already registered.';

/** Many register one SIRET at once: one gets it, the others are told so and have no account. */
export async function oneSiret(context: TrialContext, counter: Counter, many: number): Promise<void> {
  const { check, figure, random } = context;
  const siret = drawSiret(random);
  const applicants = await prepareApplicants(
    counter,
    Array.from({ length: many }, () => siret),
  );
  const answers = await Promise.all(applicants.map((applicant) => untilAnswered(() => register(counter, applicant))));
  tellAnswers(context, `${many} for one SIRET`, answers);
  const winners = answers.filter(({ outcome }) => outcome === 'accepted').length;
  check(`of ${many} registrations of one SIRET one is accepted, not ${winners}`, winners === 1);
  const losers = answers.filter(({ outcome }) => outcome !== 'accepted');
  for (const { outcome, status, message } of losers)
    check(
      `who comes too late is told 409 « ${taken} », not ${status} ${message}`,
      outcome === 'conflict' && message === taken,
    );

  let accounts = 0;
  for (const [index, applicant] of applicants.entries()) {
    const { canSignIn, readsFile } = await standingOf(counter, applicant);
    accounts += Number(canSignIn);
    const won = answers[index]?.outcome === 'accepted';
    if (won) check('who won signs in and reads the own file', canSignIn && readsFile);
    else check('who was refused has no account', !canSignIn);
  }
  figure('accounts that can sign in', String(accounts));
  await loserTriesAnother(context, counter, applicants[answers.findIndex(({ outcome }) => outcome === 'conflict')]);
}

/** A refusal leaves the code good. */
async function loserTriesAnother({ check, random }: TrialContext, counter: Counter, loser: Applicant | undefined) {
  if (loser === undefined) return;
  const other = { ...loser, siret: drawSiret(random), password: `Autre-${random.int(1000, 9999)}a` };
  const answer = await untilAnswered(() => register(counter, other));
  check(`who was refused registers another SIRET (${answer.status} ${answer.message})`, answer.outcome === 'accepted');
  check('and signs in with the password typed last', (await standingOf(counter, other)).canSignIn);
}

/** Counts what was answered, and that nothing hung. */
export function tellAnswers({ check, figure }: TrialContext, what: string, answers: readonly Answer[]): void {
  const counts = new Map<string, number>();
  for (const { status, code } of answers) {
    const name = `${status} ${code}`.trim();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const took = answers.map((answer) => answer.took);
  const slowest = percentile(took, 1);
  figure(what, [...counts].map(([name, count]) => `${count} × ${name}`).join(', '));
  figure('answered, median and slowest', `${milliseconds(percentile(took, 0.5))}, ${milliseconds(slowest)}`);
  check(`${what}: the slowest is answered within ${stalled} ms, not ${milliseconds(slowest)}`, slowest <= stalled);
}
