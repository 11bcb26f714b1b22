import type { ConsumerSnapshot, PersonCorrectionData, PhoneCorrectionData } from '@alveole/contracts/beneficiary';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import { maskedPhone } from '@alveole/validation';
import type { RepairsPorts } from '../ports.ts';
import { searchTokens } from '../record/search-tokens.ts';

const firstSequence = 1;

/** Keeps what this service must know of an establishment. The newest snapshot wins, whatever the order of arrival. */
export async function followEstablishment({ establishments }: RepairsPorts, snapshot: EntitySnapshot): Promise<void> {
  await establishments.keep(snapshot);
}

/** Keeps what this service must know of a beneficiary; a corrected number finds the person's files from now on. */
export async function followBeneficiary(
  { beneficiaries, establishments, repairs }: RepairsPorts,
  snapshot: ConsumerSnapshot,
): Promise<void> {
  const isNewer = await beneficiaries.keep(snapshot);
  // Who opens a file asks the owner and keeps the answer: of somebody unheard of until now there is no file.
  if (isNewer && snapshot.sequence === firstSequence) return;
  // The newest known, not the one that came: an old event that comes late must not bring an old number back.
  const person = await beneficiaries.find(snapshot.consumer_id);
  const files = await repairs.searchableOf(person.consumerId);
  const shops = await establishments.knownAll(files.map(({ entityId }) => entityId));
  for (const file of files) {
    await repairs.replaceSearchTokens(file.id, searchTokens({ ...file, person, shop: shops.get(file.entityId) }));
  }
}

/** Empties what this service knew of a beneficiary; her files, forgotten by then, are found by no word of hers. */
export async function forgetBeneficiary(
  { beneficiaries, establishments, repairs }: Pick<RepairsPorts, 'beneficiaries' | 'establishments' | 'repairs'>,
  consumerId: string,
  sequence: number,
): Promise<void> {
  await beneficiaries.forget(consumerId, sequence);
  const person = { firstName: '', lastName: '' };
  const files = await repairs.searchableOf(consumerId);
  const shops = await establishments.knownAll(files.map(({ entityId }) => entityId));
  for (const file of files)
    await repairs.replaceSearchTokens(file.id, searchTokens({ ...file, person, shop: shops.get(file.entityId) }));
}

/** Keeps on the person's open files who changed the number to which their codes go; whole numbers stay out of them. */
export async function notePhoneCorrection(
  { repairs }: Pick<RepairsPorts, 'repairs'>,
  { consumer_id, smartphone_number }: ConsumerSnapshot,
  correction: PhoneCorrectionData & { readonly eventId: string; readonly at: Date },
): Promise<void> {
  const { eventId, at, role, user_name: userName, entity_id: entityId, entity_name: entityName } = correction;
  await repairs.notePhoneCorrection(consumer_id, {
    eventId,
    at,
    by: { role, userName },
    ...(entityId === undefined ? {} : { entityId, entityName }),
    previous: maskedPhone(correction.previous_number),
    next: maskedPhone(smartphone_number),
  });
}

/** Keeps on the person's files that they were corrected because he asked, and by whom. */
export async function notePersonCorrection(
  { repairs }: Pick<RepairsPorts, 'repairs'>,
  { consumer_id }: ConsumerSnapshot,
  { eventId, at, fields, user_name }: PersonCorrectionData & { readonly eventId: string; readonly at: Date },
): Promise<void> {
  await repairs.notePersonCorrection(consumer_id, { eventId, at, fields, by: { role: 'ADM', userName: user_name } });
}
