import { appError } from '@alveole/contracts';
import { mailCodeLimits } from '@alveole/domain';
import type { EnrolmentPorts } from '../ports.ts';
import type { Registration } from '../record/registration.ts';

export type RequestCodePorts = Pick<EnrolmentPorts, 'registrations' | 'accounts' | 'codes' | 'newEntityId' | 'now'>;

/**
 * Mails a registration code, which voids the one before; a mail keeps its establishment's id meanwhile, so that
 * documents already uploaded stay good. Answers that id. Throws `MailNotAvailableException`, `CodeAlreadySentException`.
 */
export async function requestCode(ports: RequestCodePorts, mail: string, requestId: string): Promise<string> {
  const pending = await ports.registrations.byMail(mail);
  if (!isUnfinished(pending) && !(await ports.accounts.isMailFree(mail, requestId)))
    throw appError('MailNotAvailableException', 'This mail is already used.');
  const now = ports.now();
  if (pending && now.getTime() - pending.requestedAt.getTime() < mailCodeLimits.pauseMs) throw alreadySent();
  const entityId = pending?.entityId ?? ports.newEntityId();
  const code = ports.codes.draw();
  const sent = {
    codeHash: ports.codes.hash(code, entityId, mail),
    sealedCode: ports.codes.sealed(code),
    requestedAt: now,
    expiresAt: new Date(now.getTime() + mailCodeLimits.lifetimeMs),
    requestId,
  };
  const written = pending
    ? await ports.registrations.renew(pending, sent)
    : await ports.registrations.start(entityId, mail, sent);
  if (!written) throw alreadySent();
  return entityId;
}

/** An account that was asked for while its establishment could not be written: the mail's owner may go on. */
function isUnfinished(pending: Registration | undefined): boolean {
  return pending?.accountAskedAt !== undefined && pending.completedAt === undefined;
}

function alreadySent() {
  return appError('CodeAlreadySentException', 'Mail has already received a code but had not yet used it.');
}
