import type { FlagState, FlagSubject } from '@alveole/domain';
import type { RouteInput, RouteResult } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type { flagSubject } from './flag-routes.ts';

type WireFlag = RouteResult<typeof flagSubject>;

/** A flag of staff on an establishment or a beneficiary. */
export interface FlagView {
  readonly flagId: string;
  readonly subject: FlagSubject;
  readonly subjectId: string;
  readonly reason: string;
  /** `AAAA-MM-JJ`: in force until the end of that day. */
  readonly lastDay: string;
  readonly userName: string;
  /** ISO instants. */
  readonly setAt: string;
  readonly removedAt?: string;
  readonly removedBy?: string;
  readonly state: FlagState;
}

export function flagViewOf(flag: WireFlag): FlagView {
  return withoutAbsent({
    flagId: flag.flag_id,
    subject: flag.subject,
    subjectId: flag.subject_id,
    reason: flag.reason,
    lastDay: flag.last_day,
    userName: flag.user_name,
    setAt: flag.set_at,
    removedAt: flag.removed_at,
    removedBy: flag.removed_by,
    state: flag.state,
  });
}

/** What staff asks for. */
export interface FlagRequest {
  readonly subject: FlagSubject;
  readonly subjectId: string;
  readonly reason: string;
  readonly lastDay: string;
}

/** The body that flags; `flagRequestOf` reads it again. */
export function flagBody({ subject, subjectId, reason, lastDay }: FlagRequest): RouteInput<typeof flagSubject>['body'] {
  return { subject, subject_id: subjectId, reason, last_day: lastDay };
}

export function flagRequestOf({
  subject,
  subject_id: subjectId,
  reason,
  last_day: lastDay,
}: RouteInput<typeof flagSubject>['body']): FlagRequest {
  return { subject, subjectId, reason, lastDay };
}
