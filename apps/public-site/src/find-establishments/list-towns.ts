import { locationRoutes } from '@alveole/contracts/location';
import type { ApiCaller } from '@alveole/contracts';

export interface Town {
  readonly name: string;
  readonly insee: string;
  readonly zip: string;
}

/** Towns whose names begin so. A file of its own: the contracts are ten times the page's weight. */
export function findTowns(api: ApiCaller, name: string): Promise<readonly Town[]> {
  return api.call(locationRoutes.listTownsByName, { query: { name } });
}
