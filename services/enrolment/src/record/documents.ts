import type { EstablishmentDocument } from '@alveole/contracts/establishment';

/** Whether two entries are the same accepted file under the same name. */
export function isSameDocument(one: EstablishmentDocument, other: EstablishmentDocument): boolean {
  return one.kind === other.kind && one.name === other.name && one.hash === other.hash;
}
