import type { Position } from '@alveole/contracts/establishment';

/** Around what one searches: a postcode, which stands in the address, or where one is, which is kept nowhere. */
export type SearchPlace = { readonly postcode: string } | { readonly position: Position };

/** Decimals of a degree that a search by position tells the server: some hundred metres are near enough. */
const decimals = 3;

/** Where the browser says that one is, blurred. @throws when one refuses or the device cannot tell */
export function askPosition(geolocation: Geolocation | undefined): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!geolocation) return reject(new Error('this browser knows no position'));
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude: blurred(latitude), longitude: blurred(longitude) }),
      (refusal) => reject(new Error(refusal.message)),
      { timeout: 10_000, maximumAge: 0 },
    );
  });
}

const blurred = (degrees: number): number => Number(degrees.toFixed(decimals));
