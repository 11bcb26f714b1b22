import { typedDigits } from '@alveole/domain';
import { messages } from './messages.ts';
import { patternText } from './text.ts';
import { compactConsumerCode, consumerCodePattern } from './typed-consumer-code.ts';

const sixDigits = /^\d{6}$/;

/** The code of the registration mail. */
export const mailCode = patternText(messages.code, sixDigits, typedDigits);
/** The code of the password-recovery mail: six characters, of which this platform sends digits. */
export const recoveryCode = patternText(messages.code, sixDigits, typedDigits);
/** The code of the SMS that confirms the pick-up or the end of a session. */
export const smsCode = patternText(messages.smsCode, sixDigits, typedDigits);
/** The five digits under the QR code of an invoice. */
export const scanCode = patternText(messages.scanCode, /^\d{5}$/, typedDigits);
/** The beneficiary's pre-registration code. */
export const consumerCode = patternText(messages.consumerCode, consumerCodePattern, compactConsumerCode);
