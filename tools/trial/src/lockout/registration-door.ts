import type { Answer, Caller } from '../frame/caller.ts';
import { createCaller, drawAddress } from '../frame/caller.ts';
import { countedAnswers, flood, passAfterWaiting } from './flood.ts';
import type { Stage } from './flood.ts';
import { codesIn } from './mailbox.ts';
import { wrongCode } from './recovery-door.ts';

/** Registration mails that strangers may bring to one mailbox within the trial's few minutes. */
const maxMails = 8;

const ask = (caller: Caller, mail: string) => caller.post('/enrolment/check_email', { mail });
/** What it lacks besides the code is refused after the code was judged. */
const register = (caller: Caller, entity_id: unknown, code: string) =>
  caller.post('/enrolment/entity', { entity_id, code, password: 'Velo-12345', entity_data: {} });
const isRightCode = ({ message }: Answer) => message.startsWith('400 ');

/** Strangers ask for registration codes to somebody's mail and guess them; the person registers all the same. */
export async function tryRegistrationDoor(stage: Stage): Promise<void> {
  const { random } = stage;
  const { check, figure } = stage.context;
  for (const size of stage.sizes) {
    const mail = `nouveau-${size}-${random.int(1, 1_000_000)}@exemple.fr`;
    const asked = await flood(stage, size, (stranger) => ask(stranger, mail));
    figure(`${size} registrations asked for`, countedAnswers(asked));
    const person = createCaller(stage.url, drawAddress(random));
    const own = await ask(person, mail);
    check(`after ${size} the person gets a place for the documents (${own.message})`, own.isOk);
    const [code = 'none'] = await codesIn(stage.url, mail);
    const places = [own, ...asked].map(({ body }) => body.entity_id).filter(Boolean);
    const guesses = await flood(stage, size, (stranger) =>
      register(stranger, places[random.int(0, places.length - 1)], wrongCode(code)),
    );
    figure(`${size} wrong registration codes`, countedAnswers(guesses));
    await flood(stage, 10, (stranger) => ask(stranger, mail));
    const { answer, waited } = await passAfterWaiting(() => register(person, own.body.entity_id, code));
    figure('the person’s code is judged after', `${waited} s`);
    check(`after ${size} the code of its mail is right (${answer.message})`, isRightCode(answer));
    const mails = (await codesIn(stage.url, mail)).length;
    check(`strangers brought ${mails} registration mails, at most ${maxMails}`, mails <= maxMails);
  }
}
