import { enrolmentRoutes, establishmentViewOf } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import { conditionsUnanswered, decideOpening, isOpenOn } from '@alveole/domain';
import { useQuery } from '@alveole/query';
import { texts } from './reception.text.ts';

/** Why a file cannot be opened, in French. */
export interface OpeningRefusal {
  readonly explanation: string;
  /** The dialog that asks for the conditions mends it. */
  readonly awaitsConditions: boolean;
}

/**
 * Why this establishment can open no file now; undefined while it can, or while that is not known: the server has the
 * last word.
 */
export function useOpeningRefusal(
  { api, session, config }: Pick<RemoteProps, 'api' | 'session' | 'config'>,
  isSession: boolean,
): OpeningRefusal | undefined {
  const entityId = session.entityId ?? '';
  const own = useQuery({
    queryKey: ['entity', entityId],
    queryFn: async ({ signal }) =>
      establishmentViewOf(await api.call(enrolmentRoutes.readEntity, { params: { id: entityId } }, { signal })),
  });
  if (!isOpenOn(config.campaign, new Date(), isSession ? 'session' : 'repair'))
    return { explanation: texts.notOpen, awaitsConditions: false };
  if (!own.data) return undefined;
  const decision = decideOpening(own.data, { role: 'REP', entityId });
  if (decision.ok) return undefined;
  const { message, explanation } = decision.refusal;
  return { explanation, awaitsConditions: message === conditionsUnanswered.message };
}
