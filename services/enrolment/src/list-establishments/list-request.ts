import type { EstablishmentFilter } from '@alveole/contracts/establishment';
import type { ListRequest } from './list-establishments.ts';

/** What narrows a list, as the store takes it. */
export function listRequestOf({ searched, kind, ...filter }: EstablishmentFilter): ListRequest {
  return { ...filter, kind, query: searched };
}
