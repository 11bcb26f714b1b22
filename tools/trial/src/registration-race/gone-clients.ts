import { setTimeout as pause } from 'node:timers/promises';
import { milliseconds } from '../frame/latencies.ts';
import type { TrialContext } from '../frame/trial.ts';
import { drawSiret, prepareApplicants, register, standingOf, untilAnswered } from './applicant.ts';
import type { Applicant, Counter, Standing } from './applicant.ts';

/** For a registration that goes on without its client, or is finished after a start. Milliseconds. */
const settling = 20_000;

/** How long a registration takes that nobody else disturbs, so that cuts fall at each of its steps. Milliseconds. */
export async function usualTime({ check, figure, random }: TrialContext, counter: Counter): Promise<number> {
  const [applicant] = await prepareApplicants(counter, [drawSiret(random)]);
  const answer = applicant && (await untilAnswered(() => register(counter, applicant)));
  check('a registration alone is accepted', answer?.outcome === 'accepted');
  figure('a registration alone', milliseconds(answer?.took ?? 0));
  return answer?.took ?? 0;
}

/** Browsers that go away in the middle of a registration, and come back. */
export async function goneClients(context: TrialContext, counter: Counter, many: number): Promise<void> {
  const { figure, random } = context;
  const usual = await usualTime(context, counter);
  const applicants = await prepareApplicants(
    counter,
    Array.from({ length: many }, () => drawSiret(random)),
  );
  let gone = 0;
  for (const applicant of applicants) {
    const cut = AbortSignal.timeout(random.int(1, Math.ceil(usual * 1.2)));
    gone += Number((await register(counter, applicant, cut)).outcome === 'no answer');
    await standsWholly(context, counter, applicant);
  }
  figure(`${many} sent by browsers that may go away`, `${gone} went before the answer`);
}

/** Establishment and account, or neither; and whoever sends the registration again has both. */
export async function standsWholly({ check }: TrialContext, counter: Counter, applicant: Applicant): Promise<void> {
  const before = await settled(counter, applicant);
  check(`both stand or neither, not ${standingText(before)}`, before.canSignIn === before.hasEstablishment);
  const again = await untilAnswered(() => register(counter, applicant));
  const isSpent = before.canSignIn && again.message === 'Code expired or invalid.';
  check(`sent again it is accepted (${again.status} ${again.message})`, again.outcome === 'accepted' || isSpent);
  const after = await settled(counter, applicant);
  check(`in the end both stand, not ${standingText(after)}`, after.readsFile && after.hasEstablishment);
}

async function settled(counter: Counter, applicant: Applicant): Promise<Standing> {
  const end = performance.now() + settling;
  for (;;) {
    const standing = await standingOf(counter, applicant);
    if (standing.canSignIn === standing.hasEstablishment || performance.now() > end) return standing;
    await pause(500);
  }
}

function standingText({ canSignIn, hasEstablishment }: Standing): string {
  return `${canSignIn ? 'an account' : 'no account'} and ${hasEstablishment ? 'an establishment' : 'no establishment'}`;
}
