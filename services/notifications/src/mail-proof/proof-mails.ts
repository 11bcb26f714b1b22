import { confirmationLinkLifetimeText, isSession, smsCodeLifetimeText } from '@alveole/domain';
import type { RepairKind } from '@alveole/domain';
import type { Pages } from '../ports.ts';
import { greetingMail } from '../record/message.ts';
import type { Message } from '../record/message.ts';

export interface ProofRequest {
  readonly mail: string;
  readonly entityName: string;
  readonly kind: RepairKind;
}

const actOf = ({ kind }: ProofRequest): string => (isSession({ kind }) ? 'la séance' : 'la réparation');
const ignoring =
  'Si vous n’êtes pas concerné, ignorez ce message\u00a0: sans votre réponse, l’établissement ne peut rien valider.';

/** The six digits that close a repair or a session, for a beneficiary whom no SMS reaches. */
export function codeMail(request: ProofRequest, code: string): Message {
  const { mail, entityName } = request;
  return greetingMail({
    template: 'validation-code-mail',
    to: mail,
    subject: `Votre code pour ${entityName}`,
    paragraphs: [
      `Votre code de validation\u00a0: ${code}`,
      `Donnez-le à ${entityName} pour valider ${actOf(request)}. Il est valable ${smsCodeLifetimeText}\u00a0; celui du SMS reste bon jusqu’à sa fin.`,
      ignoring,
    ],
  });
}

/** Where a beneficiary confirms by himself. The token stands behind `#`: browsers send that part to no server. */
export function linkMail(request: ProofRequest, token: string, { confirmPickUp }: Pages): Message {
  const { mail, entityName } = request;
  return greetingMail({
    template: 'confirmation-link',
    to: mail,
    subject: `${entityName} vous demande de confirmer ${actOf(request)}`,
    paragraphs: [
      `Ouvrez cette page, vérifiez les montants et confirmez\u00a0: ${confirmPickUp}#${token}`,
      `Ce lien sert une fois et reste valable ${confirmationLinkLifetimeText}. Il est à vous seul\u00a0: ne le transmettez pas.`,
      ignoring,
    ],
  });
}
