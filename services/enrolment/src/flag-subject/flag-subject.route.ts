import { deskRoutes, flagRequestOf } from '@alveole/contracts/desk';
import { flagStateOf, calendarDay } from '@alveole/domain';
import { implement } from '@alveole/service-kit';
import type { Flag } from '../record/flag.ts';
import { flagSubject, removeFlag } from './flag-subject.ts';
import type { FlagPorts } from './flag-subject.ts';

/** The flags of staff on establishments and beneficiaries. */
export function flagSubjectRoutes(ports: FlagPorts) {
  const inWords = ({ id, subject, subjectId, reason, lastDay, author, at, removed }: Flag) => ({
    flag_id: id,
    subject,
    subject_id: subjectId,
    reason,
    last_day: lastDay,
    user_name: author.userName,
    set_at: at.toISOString(),
    state: flagStateOf({ lastDay, isRemoved: removed !== undefined }, calendarDay(ports.now())),
    ...(removed && { removed_by: removed.userName, removed_at: removed.at.toISOString() }),
  });
  return [
    implement(deskRoutes.listFlags, async () => (await ports.flags.inForce(calendarDay(ports.now()))).map(inWords)),
    implement(deskRoutes.readFlags, async ({ params }) =>
      (await ports.flags.of(params.subject, params.id)).map(inWords),
    ),
    implement(deskRoutes.flagSubject, async ({ body, actor }) =>
      inWords(await flagSubject(ports, flagRequestOf(body), actor)),
    ),
    implement(deskRoutes.removeFlag, async ({ params, actor }) => inWords(await removeFlag(ports, params.id, actor))),
  ];
}
