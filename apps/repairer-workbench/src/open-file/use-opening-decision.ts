import { enrolmentRoutes, establishmentViewOf } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import { decideOpening, isOpenOn } from '@alveole/domain';
import { useQuery } from '@alveole/query';
import { texts } from './reception.text.ts';

/**
 * Why this establishment can open no file now, in French; undefined while it can, or while that is not known: the
 * server has the last word.
 */
export function useOpeningRefusal(
  { api, session, config }: Pick<RemoteProps, 'api' | 'session' | 'config'>,
  isSession: boolean,
): string | undefined {
  const entityId = session.entityId ?? '';
  const own = useQuery({
    queryKey: ['entity', entityId],
    queryFn: async ({ signal }) =>
      establishmentViewOf(await api.call(enrolmentRoutes.readEntity, { params: { id: entityId } }, { signal })),
  });
  if (!isOpenOn(config.campaign, new Date(), isSession ? 'session' : 'repair')) return texts.notOpen;
  if (!own.data) return undefined;
  const decision = decideOpening(own.data, { role: 'REP', entityId });
  return decision.ok ? undefined : decision.refusal.explanation;
}
