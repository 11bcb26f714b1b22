import type { TrialContext } from '../frame/trial.ts';
import { drawSiret, prepareApplicants, register, standingOf, untilAnswered } from './applicant.ts';
import type { Counter } from './applicant.ts';
import { tellAnswers } from './one-siret.ts';

/** What is put off is put off soon. Milliseconds; much for a busy machine, little beside the 35 s of the gateway. */
const soon = 10_000;

/** Many register at once, each another SIRET: what was told holds, and what was put off succeeds later. */
export async function manySirets(context: TrialContext, counter: Counter, many: number): Promise<void> {
  const { check, random } = context;
  const applicants = await prepareApplicants(
    counter,
    Array.from({ length: many }, () => drawSiret(random)),
  );
  const answers = await Promise.all(applicants.map((applicant) => register(counter, applicant)));
  tellAnswers(context, `${many} SIRETs at once`, answers);
  for (const [index, applicant] of applicants.entries()) {
    const answer = answers[index];
    if (answer === undefined) continue;
    const { outcome, status, took, message } = answer;
    const { canSignIn, hasEstablishment } = await standingOf(counter, applicant);
    if (outcome === 'accepted') {
      check('what was told registered stands, with its account', canSignIn && hasEstablishment);
      continue;
    }
    check(
      `what is put off is put off soon, with Retry-After (${status} ${message}, ${Math.round(took)} ms)`,
      outcome === 'put off' && took <= soon,
    );
    check('what was put off left neither account nor establishment', !canSignIn && !hasEstablishment);
    const again = await untilAnswered(() => register(counter, applicant));
    check(`what was put off is accepted later (${again.status} ${again.message})`, again.outcome === 'accepted');
  }
}
