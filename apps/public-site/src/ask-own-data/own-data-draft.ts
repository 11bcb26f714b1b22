import type { AskedAs } from '@alveole/contracts/person-request';
import type { PersonRequestKind } from '@alveole/domain';
import { mail, mobile } from '@alveole/validation';
import { texts } from './ask-own-data.text.ts';

/** What is typed of a request; one field for a number or an address. */
export interface OwnDataDraft {
  readonly kind?: PersonRequestKind | undefined;
  readonly name: string;
  readonly contact: string;
}

export type DraftFaults = Partial<Record<'kind' | 'name' | 'contact', string>>;

const shortestName = 2;

/** What is wrong with a draft, in French; no entry where nothing is. */
export function faultsOf({ kind, name, contact }: OwnDataDraft): DraftFaults {
  return {
    ...(kind === undefined && { kind: texts.kindNeeded }),
    ...(name.trim().length < shortestName && { name: texts.nameNeeded }),
    ...contactFault(contact),
  };
}

/** The request of a draft without a fault. */
export function askedOf({ kind = 'access', name, contact }: OwnDataDraft): AskedAs {
  const by = isMail(contact) ? { mail: mail.parse(contact) } : { mobile: mobile.parse(contact) };
  return { kind, name: name.trim(), ...by };
}

const isMail = (contact: string): boolean => contact.includes('@');

function contactFault(contact: string): Pick<DraftFaults, 'contact'> {
  if (contact.trim() === '') return { contact: texts.contactNeeded };
  const fault = (isMail(contact) ? mail : mobile).safeParse(contact).error?.issues[0]?.message;
  return fault === undefined ? {} : { contact: fault };
}
