import { displayPhone } from '@alveole/validation';

/** The day of an acceptance, from its stamp `YYYYMMDDHHmm`. */
export function stampedDay(stamp = ''): string {
  return stamp.replace(/^(....)(..)(..)(..)(..)$/, '$3-$2-$1 $4:$5');
}

/** A phone as it is dialled in France, with plain spaces; a spreadsheet would calculate with the international sign. */
export function nationalPhone(phone: string | undefined): string | undefined {
  return phone && displayPhone(phone).replaceAll('\u00a0', ' ').replace(/^\+/, '00');
}

export function yesNo(value: boolean | undefined): string | undefined {
  return value === undefined ? undefined : value ? 'Oui' : 'Non';
}
