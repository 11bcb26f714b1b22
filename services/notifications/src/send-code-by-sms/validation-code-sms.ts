import { isSession, smsCodeLifetimeText } from '@alveole/domain';
import type { RepairKind } from '@alveole/domain';
import type { Message } from '../record/message.ts';
import { cutTo, gsmText } from './gsm-text.ts';

export interface CodeText {
  /** In whose name it is written. */
  readonly programmeName: string;
  readonly phone: string;
  readonly entityName: string;
  readonly kind: RepairKind;
}

/** Septets of one SMS. */
const smsLength = 160;

/** Stands for a name that has no sign which every phone shows. */
const unnamed = "l'établissement";

/**
 * The six digits that close a repair or a session, for the beneficiary's phone: one SMS of the GSM alphabet, whatever
 * the establishment is called. The name is what gives way, never the code.
 */
export function validationCodeSms({ programmeName, phone, entityName, kind }: CodeText, code: string): Message {
  const opening = [gsmText(programmeName), `votre code est ${code}`].filter(Boolean).join(' : ');
  const act = isSession({ kind }) ? 'la séance' : 'la réparation';
  const textNaming = (name: string): string =>
    `${opening}. Donnez-le à ${name} pour valider ${act}. Valable ${smsCodeLifetimeText}.`;
  const name = cutTo(gsmText(entityName) || unnamed, smsLength - textNaming('').length);
  return { channel: 'sms', template: 'validation-code', to: phone, subject: '', paragraphs: [textNaming(name)] };
}
