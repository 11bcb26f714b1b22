import type { ListView } from '@alveole/contracts/desk';

/** The parameters of an address that belong to a list, as a view keeps them. */
export function filtersOf(params: URLSearchParams, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries([...params].filter(([name, value]) => names.includes(name) && value !== ''));
}

/** The view on screen: the one with exactly these parameters. */
export function shownView(
  views: readonly ListView[],
  params: URLSearchParams,
  names: readonly string[],
): ListView | undefined {
  const shown = signOf(filtersOf(params, names));
  return views.find(({ filters }) => signOf(filters) === shown);
}

/** Every parameter of the list, those that a view leaves out taken away. */
export function changesTo(
  { filters }: ListView,
  names: readonly string[],
): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(names.map((name) => [name, filters[name]]));
}

const signOf = (filters: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.entries(filters).sort(([one], [other]) => one.localeCompare(other)));
