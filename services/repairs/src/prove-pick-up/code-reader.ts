import { acceptedValue, appError } from '@alveole/contracts';
import { decideClientMail, decideClientNumber, decideOtherReader, withOwnCountry } from '@alveole/domain';
import { isMobile } from '@alveole/validation';
import type { RepairsPorts } from '../ports.ts';
import type { Person } from '../record/people.ts';
import type { ProofContext } from './proof-context.ts';

/** A code that is asked for at a counter or by staff, who may name another reader of it. */
export interface SendingContext extends ProofContext {
  readonly ports: ProofContext['ports'] & Pick<RepairsPorts, 'establishments'>;
  readonly person: Pick<Person, 'userName'>;
}

/** Where a code goes. */
export interface CodeReader {
  /** A number in its +33 form, or a mail address. */
  readonly address: string;
  /** The client named it for this once. */
  readonly isNamedByClient: boolean;
}

/**
 * The number that the code goes to: the client's own, or one that he names for this once.
 * Throws ValidationException of what is no mobile and of the client's own number, NotAuthorizedException of one of the shop.
 */
export async function phoneReader(
  { ports, file, facts: { phone: ownPhone } }: SendingContext,
  namedPhone: string | undefined,
): Promise<CodeReader> {
  const phone = namedPhone === undefined ? undefined : withOwnCountry(namedPhone);
  // The rule 'sms-possible' has refused two absent ones.
  if (phone === undefined) return { address: ownPhone as string, isNamedByClient: false };
  if (!isMobile(phone))
    throw appError('ValidationException', 'repair_data.operation_data.phone (INVALID): Invalid phone');
  acceptedValue(decideOtherReader('phone', phone, ownPhone));
  const shop = await ports.establishments.known(file.entityId);
  acceptedValue(decideClientNumber(phone, [shop?.phone, shop?.mobile]));
  return { address: phone, isNamedByClient: true };
}

/**
 * The address that the code goes to: the one that the client left with the programme, or one that he names for this once.
 * Throws ValidationException of the client's own address, NotAuthorizedException of one of the shop and of whoever asks.
 */
export async function mailReader(
  { ports, file, facts: { mail: ownMail }, person }: SendingContext,
  namedMail: string | undefined,
): Promise<CodeReader> {
  // The rule 'mail-possible' has refused two absent ones.
  if (namedMail === undefined) return { address: ownMail as string, isNamedByClient: false };
  acceptedValue(decideOtherReader('mail', namedMail, ownMail));
  const shop = await ports.establishments.known(file.entityId);
  acceptedValue(decideClientMail(namedMail, [shop?.mail, person.userName]));
  return { address: namedMail, isNamedByClient: true };
}

/** What the event tells of a code that goes elsewhere: whom to warn of it. */
export function namedReaderOf({ facts: { phone, mail } }: ProofContext, { isNamedByClient }: CodeReader) {
  if (!isNamedByClient) return {};
  return { named_by_client: true as const, beneficiary: { ...(phone && { phone }), ...(mail && { mail }) } };
}
