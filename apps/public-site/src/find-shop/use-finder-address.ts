import { useSearchParams } from '@alveole/router';
import { isShopFilter } from './shop-filter.ts';
import type { ShopFilter } from './shop-filter.ts';

/** What the finder shows stands in the address, so that it can be shared: `?cp=69001&type=ateliers`. */
export function useFinderAddress() {
  const [search, setSearch] = useSearchParams();
  const given = search.get('cp') ?? '';
  const postcode = /^\d{5}$/.test(given) ? given : undefined;
  const type = search.get('type');
  const filter: ShopFilter = isShopFilter(type) ? type : 'tous';
  return {
    postcode,
    filter,
    searchAround: (cp: string) => setSearch({ cp }),
    choose: (chosen: ShopFilter) =>
      setSearch(
        { ...(postcode ? { cp: postcode } : {}), ...(chosen === 'tous' ? {} : { type: chosen }) },
        { replace: true },
      ),
    close: () => setSearch({}, { replace: true }),
  };
}
