import fc from 'fast-check';
import { smsCode } from './codes.ts';
import { messages } from './messages.ts';
import { complementText, messageText } from './repair-fields.ts';
import { requiredText } from './text.ts';
import { complementFault, messageFault, requiredTextFault, smsCodeFault } from './text-fault.ts';

const rules = [
  { name: 'a message', schema: messageText, fault: messageFault },
  { name: 'a complement', schema: complementText, fault: complementFault },
  { name: 'the code of the SMS', schema: smsCode, fault: smsCodeFault },
  {
    name: 'a comment of ten signs at most',
    schema: requiredText(messages.message, 10),
    fault: (text: string) => requiredTextFault(text, messages.message, 10),
  },
] as const;

const typed = fc.oneof(
  fc.string({ maxLength: 15 }),
  fc.string({ unit: 'binary', maxLength: 15 }),
  fc.stringMatching(/^[ \d]{0,9}$/),
  fc.constantFrom('', '  ', '123456', ' 123 456 ', 'a\u0007', '\ud800'),
);

it.each(rules)('$name is judged in a page as its schema judges it', ({ schema, fault }) => {
  fc.assert(fc.property(typed, (text) => expect(fault(text)).toBe(schema.safeParse(text).error?.issues[0]?.message)));
});
