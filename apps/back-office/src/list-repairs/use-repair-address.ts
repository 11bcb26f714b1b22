import { useAddressFilters } from '../browse/use-address-filters.ts';
import type { FilterAddress } from '../browse/use-address-filters.ts';
import { isOpeningAddress, openingFilters, wholeList } from './repair-filters.ts';

/**
 * The filters of the list of repairs. An address that names none stands for the files to validate: whatever is changed
 * there keeps that filter, and whoever takes every filter away sees the whole list, which the address then names.
 */
export function useRepairAddress(): FilterAddress {
  const { params, change } = useAddressFilters();
  return {
    params,
    change: (filters) => {
      const changes = isOpeningAddress(params) ? { ...openingFilters, ...filters } : filters;
      const others = Object.fromEntries([...params].filter(([name]) => !(name in changes)));
      const named = Object.entries({ ...others, ...changes }).flatMap(([name, value]): [string, string][] =>
        value ? [[name, value]] : [],
      );
      change(isOpeningAddress(new URLSearchParams(named)) ? { ...changes, ...wholeList } : changes);
    },
  };
}
