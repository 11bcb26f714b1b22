import { enrolmentRoutes } from '@alveole/contracts';
import type { ApiCaller } from '@alveole/contracts';
import { useQuery } from '@alveole/query';
import { messages } from '@alveole/validation';

export interface Town {
  /** The towns of the postcode, to compare with what the person says. */
  readonly name: string | undefined;
  readonly fault: string | undefined;
}

const dayLong = 86_400_000;

/** The towns of a postcode. Where their service fails, the five digits have to do (repairs §7). */
export function useTown(api: ApiCaller, zip: string): Town {
  const towns = useQuery({
    queryKey: ['towns', zip],
    enabled: /^\d{5}$/.test(zip),
    staleTime: dayLong,
    queryFn: ({ signal }) => api.call(enrolmentRoutes.townsOfZip, { query: { zip } }, { signal }),
  });
  const names = towns.data?.map(({ name }) => name) ?? [];
  return {
    name: names.length > 0 ? shortList(names) : undefined,
    fault: towns.data?.length === 0 ? messages.postcodeUnknown : undefined,
  };
}

const mostNames = 3;

function shortList(names: readonly string[]): string {
  return names.length <= mostNames ? names.join(', ') : `${names.slice(0, mostNames).join(', ')}…`;
}
