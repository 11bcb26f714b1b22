import type { Answer, Caller } from '../frame/caller.ts';
import { createCaller, drawAddress } from '../frame/caller.ts';
import { countedAnswers, flood, passAfterWaiting } from './flood.ts';
import type { Stage } from './flood.ts';
import { codesIn } from './mailbox.ts';
import type { Owner } from './sign-in-door.ts';

/** Recovery mails that strangers may bring to one mailbox within the trial's few minutes. */
const maxMails = 12;
/** Codes guessed by strangers that may be judged meanwhile. */
const maxGuesses = 30;

const ask = (caller: Caller, mail: string) => caller.get(`/enrolment/initpassword/${encodeURIComponent(mail)}`);
const setPassword = (caller: Caller, mail: string, newpassword: string, recovery_password: string) =>
  caller.post('/enrolment/setpassword', { mail, newpassword, recovery_password });
const isJudged = ({ isOk, message }: Answer) => isOk || /wrong/i.test(message);
const isInMailbox = ({ isOk, message }: Answer) => isOk || message.includes('already received');

/** Strangers ask for codes and guess them; the owner sets a new password from its own device, and from a new one. */
export async function tryRecoveryDoor(stage: Stage, { mail, password }: Owner, own: Caller): Promise<void> {
  const { url, sizes, context } = stage;
  const { check, figure } = context;
  await own.post('/enrolment/signin', { mail, password });
  const newcomer = createCaller(url, drawAddress(stage.random));
  let judged = 0;
  let mails = 0;
  for (const [index, size] of sizes.entries()) {
    const isLast = index === sizes.length - 1;
    const [caller, who] = isLast ? [newcomer, 'a new device elsewhere'] : [own, 'the own device'];
    const asked = await flood(stage, size, (stranger) => ask(stranger, mail));
    figure(`${size} recoveries asked for`, countedAnswers(asked));
    const answer = await ask(caller, mail);
    check(`${who} asks for a code (${answer.message})`, isInMailbox(answer));
    const [code = 'none'] = await codesIn(url, mail, mails);
    const guesses = await flood(stage, size, (stranger) => setPassword(stranger, mail, 'Volee-123', wrongCode(code)));
    judged += guesses.filter(isJudged).length;
    figure(`${size} wrong codes`, countedAnswers(guesses));
    await flood(stage, 10, (stranger) => ask(stranger, mail));
    const set = await passAfterWaiting(() => setPassword(caller, mail, `Nouveau-1${index}`, code));
    figure(`${who} sets the password after`, `${set.waited} s`);
    check(`${who} sets a new password with the code of its mail (${set.answer.message})`, set.answer.isOk);
    check(`the own device waits ${set.waited} s, not at all`, isLast || set.waited === 0);
    mails = (await codesIn(url, mail)).length;
  }
  figure('recovery mails in the mailbox', String(mails));
  check(`strangers brought ${mails} recovery mails, at most ${maxMails}`, mails <= maxMails);
  check(`of the guessed codes ${judged} were judged, at most ${maxGuesses}`, judged <= maxGuesses);
}

export const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');
