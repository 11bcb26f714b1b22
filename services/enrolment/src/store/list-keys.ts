import { departmentOf, foldText } from '@alveole/domain';
import type { ListKey } from '@alveole/domain';
import type { EstablishmentState } from '../record/establishment.ts';

/** As much of a name as orders a list. */
const longestName = 60;

/**
 * What lists are ordered by: each key is one text that ends with the name, so that an index on it and the id is the whole
 * order (docs/adr/0040). Numbers of departments and postcodes sort as texts.
 */
export function listKeysOf({
  status,
  profile: { commercialName, companyName, postcode },
}: Pick<EstablishmentState, 'status' | 'profile'>): Readonly<Record<ListKey, string>> {
  const name = foldText(commercialName || companyName || '').slice(0, longestName);
  return {
    name,
    status: `${status} ${name}`,
    department: `${departmentOf(postcode)} ${postcode ?? ''} ${name}`,
  };
}
