import type { RouteAnswer } from '@alveole/contracts';
import type { sessionRoutes } from '@alveole/contracts/session';
import type { Session } from '../record/session.ts';

type SessionAnswer = RouteAnswer<typeof sessionRoutes.signIn>;

/** A session as sign-in and refresh answer it. */
export function sessionAnswer({ access, refresh, account, standing }: Session): SessionAnswer {
  return {
    access_token: access,
    refresh_token: refresh,
    user_id: account.userId,
    entity_id: account.entityId,
    entity_status: standing.status,
    entity_gender: account.entityGender as SessionAnswer['entity_gender'],
    need_cgs: standing.needsConditions,
    need_cgu: standing.needsTerms,
  };
}
