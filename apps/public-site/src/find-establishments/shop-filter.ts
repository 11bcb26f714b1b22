import type { PublicEstablishment } from '@alveole/contracts/establishment';
import { openingNow } from './opening-now.ts';

/** The filter menu of the repair variant; its keys stand in the address. */
const tests = {
  tous: () => true,
  reparateurs: (shop) => !shop.isAssociativeWorkshop,
  ateliers: (shop) => shop.isAssociativeWorkshop,
} as const satisfies Record<string, (shop: PublicEstablishment) => boolean>;

export type ShopFilter = keyof typeof tests;
export const shopFilters = Object.keys(tests) as readonly ShopFilter[];

export function isShopFilter(value: string | null): value is ShopFilter {
  return value !== null && Object.hasOwn(tests, value);
}

/** Those that say of themselves that they are open at this instant. */
export function openShops(shops: readonly PublicEstablishment[], now: Date): readonly PublicEstablishment[] {
  return shops.filter(({ openingHours }) => openingNow(openingHours, now)?.isOpen);
}

export function filterShops(shops: readonly PublicEstablishment[], filter: ShopFilter): readonly PublicEstablishment[] {
  return shops.filter(tests[filter]);
}
