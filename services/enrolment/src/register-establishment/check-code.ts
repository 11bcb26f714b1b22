import { appError } from '@alveole/contracts';
import { mailCodeRules } from '@alveole/service-kit/service';
import { normaliseMail } from '@alveole/validation';
import type { EnrolmentPorts } from '../ports.ts';
import { liveHashes } from '../record/registration.ts';
import type { Registration } from '../record/registration.ts';

type CheckCodePorts = Pick<EnrolmentPorts, 'registrations' | 'codes' | 'guesses' | 'now'>;

export interface TypedCode {
  readonly entityId: string;
  /** As the profile says; the code's own when absent. */
  readonly mail: string | undefined;
  readonly code: string;
  /** Of the internet, from which it comes. */
  readonly address: string;
}

/**
 * The registration that a code opens. Any good code of the mailbox proves whose it is, whoever asked for it.
 * Throws `NotAuthorizedException`, and `TooManyRequestsException` where strangers guess.
 */
export async function checkCode(
  ports: CheckCodePorts,
  { entityId, mail: typedMail, code, address }: TypedCode,
): Promise<Registration> {
  const registration = await ports.registrations.alive(entityId, ports.now());
  if (!registration) throw wrongCode();
  const { mail } = registration;
  const guess = { purpose: 'registration', subject: mail, guesser: { address } };
  const triesLeft = await ports.guesses.take(guess, mailCodeRules);
  if (triesLeft === undefined) throw wrongCode(0);
  const now = ports.now();
  const sent = await ports.registrations.codesOf(mail, now);
  const isSameMail = typedMail === undefined || normaliseMail(typedMail) === mail;
  const isRight = sent.some((one) =>
    liveHashes(one, now).some((hash) => ports.codes.matches(code, one.entityId, mail, hash)),
  );
  if (!isSameMail || !isRight) throw wrongCode(triesLeft);
  await ports.guesses.forgive(guess);
  await ports.guesses.remember(mail, { address });
  return registration;
}

const wrongCode = (triesLeft?: number) =>
  appError('NotAuthorizedException', 'Code expired or invalid.', triesLeft === undefined ? {} : { triesLeft });
