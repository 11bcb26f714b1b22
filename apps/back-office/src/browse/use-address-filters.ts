import { useSearchParams } from '@alveole/router';

export type AddressFilters = Readonly<Record<string, string | undefined>>;

export interface FilterAddress {
  /** The filters of the address, as typed by nobody or by anybody: readers check them. */
  readonly params: URLSearchParams;
  /** Changes some filters and keeps the others; an absent value takes the filter out. */
  readonly change: (filters: AddressFilters) => void;
}

/** The filters of a list live in its address: they survive a reload, a share and the way back. */
export function useAddressFilters(): FilterAddress {
  const [params, setParams] = useSearchParams();
  const change = (filters: AddressFilters): void => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(filters)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true });
  };
  return { params, change };
}

/** The address of a page with the filters of the list it was opened from. */
export function withFilters(path: string, params: URLSearchParams): string {
  const search = params.toString();
  return search === '' ? path : `${path}?${search}`;
}
