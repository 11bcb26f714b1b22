import { isSession, smsCodeLifetimeText } from '@alveole/domain';
import type { RepairKind } from '@alveole/domain';
import type { Message } from '../record/message.ts';

export interface CodeRequest {
  readonly phone: string;
  readonly entityName: string;
  readonly kind: RepairKind;
}

/** The six digits that close a repair or a session, for the beneficiary's phone. */
export function validationCodeSms({ phone, entityName, kind }: CodeRequest, code: string): Message {
  const act = isSession({ kind }) ? 'la séance' : 'la réparation';
  return {
    channel: 'sms',
    template: 'validation-code',
    to: phone,
    subject: '',
    paragraphs: [
      `Alvéole : votre code est ${code}. Donnez-le à ${entityName} pour valider ${act}. Valable ${smsCodeLifetimeText}.`,
    ],
  };
}
