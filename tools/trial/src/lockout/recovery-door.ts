import type { Answer, Caller } from './caller.ts';
import { createCaller, drawAddress } from './caller.ts';
import { countedAnswers, flood, passAfterWaiting } from './flood.ts';
import type { Stage } from './flood.ts';
import { codesIn } from './mailbox.ts';
import type { Owner } from './sign-in-door.ts';

/** Recovery mails that strangers may bring to one mailbox within the trial's few minutes. */
const mostMails = 12;
/** Codes guessed by strangers that may be judged meanwhile. */
const mostGuesses = 40;

const newPasswords = ['Nouveau-11', 'Nouveau-22'] as const;
const ask = (caller: Caller, mail: string) => caller.get(`/enrolment/initpassword/${encodeURIComponent(mail)}`);
const setPassword = (caller: Caller, mail: string, newpassword: string, recovery_password: string) =>
  caller.post('/enrolment/setpassword', { mail, newpassword, recovery_password });
const isJudged = ({ status, message }: Answer) => status === 200 || /wrong/i.test(message);

/** Strangers ask for codes and guess them; the owner sets a new password from its own device, and from a new one. */
export async function tryRecoveryDoor(stage: Stage, { mail }: Owner, own: Caller): Promise<void> {
  const newcomer = createCaller(stage.url, drawAddress(stage.context.random));
  const { check, figure } = stage.context;
  let judged = 0;
  for (const [index, caller] of [own, newcomer].entries()) {
    const who = index === 0 ? 'the own device' : 'a new device elsewhere';
    const size = stage.sizes[index] ?? stage.sizes[0] ?? 10;
    const asked = await flood(stage, size, (stranger) => ask(stranger, mail));
    figure(`${size} recoveries asked for`, countedAnswers(asked));
    const answer = await ask(caller, mail);
    check(`${who} asks for a code (${answer.status} ${answer.message})`, [200, 409].includes(answer.status));
    const [code = 'none'] = await codesIn(stage.url, mail);
    const guesses = await flood(stage, size, (stranger) => setPassword(stranger, mail, 'Volee-123', wrongCode(code)));
    judged += guesses.filter(isJudged).length;
    figure(`${size} wrong codes`, countedAnswers(guesses));
    await flood(stage, 10, (stranger) => ask(stranger, mail));
    const attempt = () => setPassword(caller, mail, newPasswords[index] ?? '', code);
    const { answer: set, waited } =
      index === 0 ? { answer: await attempt(), waited: 0 } : await passAfterWaiting(attempt);
    figure(`${who} sets the password after`, `${waited} s`);
    check(`${who} sets a new password with the code of its mail (${set.status} ${set.message})`, set.status === 200);
  }
  const mails = (await codesIn(stage.url, mail)).length;
  figure('recovery mails in the mailbox', String(mails));
  check(`strangers brought ${mails} recovery mails, at most ${mostMails}`, mails <= mostMails);
  check(`of the guessed codes ${judged} were judged, at most ${mostGuesses}`, judged <= mostGuesses);
}

export const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');
