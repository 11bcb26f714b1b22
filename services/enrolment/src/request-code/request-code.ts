import { appError } from '@alveole/contracts';
import { mailCodeLimits } from '@alveole/domain';
import type { EnrolmentPorts } from '../ports.ts';
import type { SentCode, Term } from '../record/registration.ts';

export type RequestCodePorts = Pick<
  EnrolmentPorts,
  'registrations' | 'accounts' | 'codes' | 'guesses' | 'mayMailCode' | 'newEntityId' | 'now'
>;

export interface CodeRequest {
  readonly mail: string;
  /** Of the internet, from which it is asked. */
  readonly address: string;
  readonly requestId: string;
}

/**
 * Mails a registration code, beside which the ones before stay good until their end; a place keeps its
 * establishment's id meanwhile, so that documents already uploaded stay good. What others ask for the same mail takes
 * nothing from it: once the mailbox holds codes enough no more go out, and each of them serves.
 * Answers that id. Throws `MailNotAvailableException`, `CodeAlreadySentException`.
 */
export async function requestCode(ports: RequestCodePorts, { mail, address, requestId }: CodeRequest): Promise<string> {
  await refuseUsedMail(ports, mail, requestId);
  const { key: place } = await ports.guesses.placeOf(mail, { address });
  const own = await ports.registrations.askedFrom(mail, place);
  const now = ports.now();
  if (own && now.getTime() - own.requestedAt.getTime() < mailCodeLimits.pauseMs) throw alreadySent();
  const entityId = own?.entityId ?? ports.newEntityId();
  const term = { requestedAt: now, expiresAt: new Date(now.getTime() + mailCodeLimits.lifetimeMs) };
  const isMailed = await ports.mayMailCode(mail);
  if (!isMailed && own && own.expiresAt > now) throw alreadySent();
  const asked = isMailed ? drawCode(ports, entityId, mail, { ...term, requestId }) : term;
  const written = own
    ? await ports.registrations.renew(own, asked)
    : await ports.registrations.start(entityId, { mail, place }, asked);
  if (!written) throw alreadySent();
  return entityId;
}

async function refuseUsedMail(ports: RequestCodePorts, mail: string, requestId: string): Promise<void> {
  if (await ports.accounts.isMailFree(mail, requestId)) return;
  // An account that was asked for while its establishment could not be written: the mail's owner may go on.
  if (await ports.registrations.unfinishedOf(mail)) return;
  throw appError('MailNotAvailableException', 'This mail is already used.');
}

function drawCode(
  { codes }: RequestCodePorts,
  entityId: string,
  mail: string,
  term: Term & Pick<SentCode, 'requestId'>,
): SentCode {
  const code = codes.draw();
  return { ...term, codeHash: codes.hash(code, entityId, mail), sealedCode: codes.sealed(code) };
}

function alreadySent() {
  return appError('CodeAlreadySentException', 'Mail has already received a code but had not yet used it.');
}
