import type { PublicEstablishment } from '@alveole/contracts';

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

export function filterShops(shops: readonly PublicEstablishment[], filter: ShopFilter): readonly PublicEstablishment[] {
  return shops.filter(tests[filter]);
}
