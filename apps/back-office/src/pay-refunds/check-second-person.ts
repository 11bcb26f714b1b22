import type { ApiCaller } from '@alveole/contracts';
import { secondPersonQuery, secondPersonRefusalOf, staffRoutes } from '@alveole/contracts/staff';
import { secondPersonTextsById } from '@alveole/domain';
import { useQuery } from '@alveole/query';

/**
 * Why whoever is signed in does not count as the second person beside `firstId`, in French; undefined where he does, and
 * until that is known: the service judges the act again.
 * @param isAsked false where no act of two persons is at hand
 */
export function useSecondPersonRefusal(
  api: ApiCaller,
  firstId: string | undefined,
  isAsked = true,
): string | undefined {
  const { data: refusalId } = useQuery({
    queryKey: ['second-person', firstId ?? 'nobody'],
    enabled: isAsked,
    queryFn: async ({ signal }) => {
      const query = secondPersonQuery(firstId);
      return secondPersonRefusalOf(await api.call(staffRoutes.readSecondPerson, { query }, { signal })) ?? null;
    },
  });
  return refusalId ? (secondPersonTextsById[refusalId] ?? refusalId) : undefined;
}
