import { appError } from '@alveole/contracts';
import type { EstablishmentMail, WorkingRole } from '@alveole/domain';
import { reviewedEstablishment } from '../record/reviewed-establishment.ts';
import { tellEstablishment } from '../tell-establishment/tell-establishment.ts';
import type { TellEstablishmentPorts } from '../tell-establishment/tell-establishment.ts';
import type { NotificationsPorts } from '../ports.ts';

export type SendCodedMailPorts = TellEstablishmentPorts & Pick<NotificationsPorts, 'askEstablishment'>;

interface CodedMail {
  /** Absent where the decision's own event alone knows what the mail is about. */
  readonly news?: EstablishmentMail;
  readonly roles: readonly WorkingRole[];
}

const codedMails = {
  CODE29: { roles: ['ADM'] },
  CODE32: { news: 'fub-sent', roles: ['ADM', 'ALL'] },
  CODE33: { news: 'fub-validated', roles: ['FUB', 'ALL'] },
  CODE34: { news: 'fub-refused', roles: ['FUB', 'ALL'] },
} as const satisfies Record<string, CodedMail>;

export interface CodedWish {
  readonly code: keyof typeof codedMails;
  readonly entityId: string;
  readonly lines: readonly string[];
}

/**
 * Sends the mail of a code, unless the decision that it belongs to has sent it for this version of the establishment.
 * Throws `NotAuthorizedException`, `EntityNotFoundException`, `ServiceUnavailableException`.
 */
export async function sendCodedMail(
  ports: SendCodedMailPorts,
  { code, entityId, lines }: CodedWish,
  { role, requestId }: { readonly role: WorkingRole; readonly requestId: string },
): Promise<void> {
  const { news, roles }: CodedMail = codedMails[code];
  if (!roles.includes(role)) throw appError('NotAuthorizedException', 'This role does not send this mail.');
  const entity = await reviewedEstablishment(ports, entityId, { role });
  if (news) await tellEstablishment(ports, { eventId: requestId, entity, news, reasons: lines });
}
