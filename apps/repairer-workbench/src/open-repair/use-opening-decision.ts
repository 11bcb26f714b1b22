import type { RemoteProps } from '@alveole/contracts';
import { conditionsUnanswered, decideOpening, isOpenOn } from '@alveole/domain';
import { texts } from './reception.text.ts';
import { useOwnEstablishment } from '../keep-answers/use-own-establishment.ts';

/** Why a file cannot be opened, in French. */
export interface OpeningRefusal {
  readonly explanation: string;
  /** The dialog that asks for the conditions mends it. */
  readonly awaitsConditions: boolean;
}

type Asked = Pick<RemoteProps, 'api' | 'session' | 'config'>;

/**
 * Why this establishment can open no file now; undefined while it can, or while that is not known: the server has the
 * last word.
 */
export function useOpeningRefusal({ api, session, config }: Asked, isSession: boolean): OpeningRefusal | undefined {
  const entityId = session.entityId ?? '';
  const own = useOwnEstablishment({ api, session });
  if (!isOpenOn(config.campaign, new Date(), isSession ? 'session' : 'repair'))
    return { explanation: texts.notOpen, awaitsConditions: false };
  if (!own.data) return undefined;
  const decision = decideOpening(own.data, { role: 'REP', entityId });
  if (decision.ok) return undefined;
  const { id, explanation } = decision.refusal;
  return { explanation, awaitsConditions: id === conditionsUnanswered.id };
}
