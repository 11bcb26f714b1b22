import { consumerCodeAlphabet, consumerCodeLength } from '@alveole/domain';

/** A beneficiary's pre-registration code in its stored form. */
export const consumerCodePattern = new RegExp(`^[${consumerCodeAlphabet}]{${consumerCodeLength}}$`);

/** A pre-registration code as a person wrote it, without spaces and in capitals. */
export function compactConsumerCode(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** A pre-registration code in its stored form; undefined while what is typed is none. */
export function typedConsumerCode(text: string): string | undefined {
  const code = compactConsumerCode(text);
  return consumerCodePattern.test(code) ? code : undefined;
}
