import { postcodePattern } from '@alveole/domain';
import { useSearchParams } from '@alveole/router';
import { isShopFilter } from './shop-filter.ts';
import type { ShopFilter } from './shop-filter.ts';

export type FinderAddress = ReturnType<typeof useFinderAddress>;

/** What the finder shows stands in the address, so that it can be shared: `?cp=69001&type=ateliers&ouverts=1`. */
export function useFinderAddress() {
  const [search, setSearch] = useSearchParams();
  const given = search.get('cp') ?? '';
  const postcode = postcodePattern.test(given) ? given : undefined;
  const type = search.get('type');
  const filter: ShopFilter = isShopFilter(type) ? type : 'tous';
  const change = (name: string, value: string | undefined): void => {
    const next = new URLSearchParams(search);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  return {
    postcode,
    filter,
    isOpenOnly: search.get('ouverts') === '1',
    searchAround: (cp: string) => setSearch({ cp }),
    choose: (chosen: ShopFilter) => change('type', chosen === 'tous' ? undefined : chosen),
    showOpenOnly: (isOpenOnly: boolean) => change('ouverts', isOpenOnly ? '1' : undefined),
    showAll: () => setSearch(postcode ? { cp: postcode } : {}, { replace: true }),
    close: () => setSearch({}, { replace: true }),
  };
}
