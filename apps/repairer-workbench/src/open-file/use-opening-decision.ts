import { enrolmentRoutes } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import { decideOpening, isAccepted, isEstablishmentStatus, isOpenOn } from '@alveole/domain';
import { useQuery } from '@alveole/query';
import { words } from './reception.text.ts';

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
    queryFn: ({ signal }) => api.call(enrolmentRoutes.readEntity, { params: { id: entityId } }, { signal }),
  });
  if (!isOpenOn(config.campaign, new Date(), isSession ? 'session' : 'repair')) return words.notOpen;
  if (!own.data || !isEstablishmentStatus(own.data.status)) return undefined;
  const establishment = {
    entityId,
    status: own.data.status,
    conditionsAccepted: isAccepted(own.data.entity_data.cgsAcceptDate),
  };
  const decision = decideOpening(establishment, { role: 'REP', entityId });
  return decision.ok ? undefined : decision.refusal.explanation;
}
