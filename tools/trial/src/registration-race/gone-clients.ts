import { setTimeout as pause } from 'node:timers/promises';
import type { TrialContext } from '../frame/trial.ts';
import { drawSiret, prepareApplicants, readsOwnFile, register, standingOf, untilAnswered } from './applicant.ts';
import type { Applicant, Counter, Standing } from './applicant.ts';

/** A registration takes some 300 ms on an idle machine: cuts fall before, in and after it. Milliseconds. */
const latestCut = 700;
/** For a registration that goes on without its client, or is finished after a start. */
const settling = 20_000;

/** Browsers that go away in the middle of a registration, and come back. */
export async function goneClients(context: TrialContext, counter: Counter, many: number): Promise<void> {
  const { check, figure, random } = context;
  const applicants = await prepareApplicants(
    counter,
    Array.from({ length: many }, () => drawSiret(random)),
  );
  let gone = 0;
  for (const applicant of applicants) {
    const answer = await register(counter, applicant, AbortSignal.timeout(random.int(5, latestCut)));
    gone += Number(answer.status === 0);
    await standsWholly(context, counter, applicant);
  }
  figure(`${many} sent by browsers that may go away`, `${gone} went before the answer`);
  check('some browser went before its answer', gone > 0);
}

/** Establishment and account, or neither; and whoever sends the registration again has both. */
export async function standsWholly({ check }: TrialContext, counter: Counter, applicant: Applicant): Promise<void> {
  const before = await settled(counter, applicant);
  check(`both stand or neither, not ${told(before)}`, before.canSignIn === before.hasEstablishment);
  const again = await untilAnswered(() => register(counter, applicant));
  const isSpent = before.canSignIn && again.message === 'Code expired or invalid.';
  check(`sent again it is accepted (${again.status} ${again.message})`, again.status === 200 || isSpent);
  const after = await settled(counter, applicant);
  check(`in the end both stand, not ${told(after)}`, after.canSignIn && after.hasEstablishment);
  check('and the account reads its file', await readsOwnFile(counter, applicant));
}

async function settled(counter: Counter, applicant: Applicant): Promise<Standing> {
  const end = performance.now() + settling;
  for (;;) {
    const standing = await standingOf(counter, applicant);
    if (standing.canSignIn === standing.hasEstablishment || performance.now() > end) return standing;
    await pause(500);
  }
}

function told({ canSignIn, hasEstablishment }: Standing): string {
  return `${canSignIn ? 'an account' : 'no account'} and ${hasEstablishment ? 'an establishment' : 'no establishment'}`;
}
