import { postcodePattern } from '@alveole/domain';
import { type ApiCaller, type CancelSignal } from '@alveole/contracts';
import { type Position } from '@alveole/contracts/establishment';
import { locationRoutes } from '@alveole/contracts/location';

export interface PlaceSought {
  readonly address: string;
  readonly postcode: string;
}

/** The place of an address, else that of its postcode's town hall; null when neither is known. */
export async function findPlace(
  api: ApiCaller,
  { address, postcode }: PlaceSought,
  signal?: CancelSignal,
): Promise<Position | null> {
  const zip = postcodePattern.test(postcode) ? { zip: postcode } : {};
  const text = address.trim();
  const found =
    text === '' ? null : await api.call(locationRoutes.locateAddress, { query: { address: text, ...zip } }, { signal });
  const place = found ?? (zip.zip ? await api.call(locationRoutes.locateAddress, { query: zip }, { signal }) : null);
  return place && { latitude: place.latitude, longitude: place.longitude };
}
