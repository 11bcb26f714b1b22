import { isGraceOver } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { Person } from '../record/people.ts';
import type { Reading } from '../wire/repair-answers.ts';

/** Who reads a file, and whether it could still be closed. */
export function readingOf(
  { campaign, now }: Pick<RepairsPorts, 'campaign' | 'now'>,
  { role, entityId }: Pick<Person, 'role' | 'entityId'>,
): Reading {
  return { role, entityId, graceEnded: isGraceOver(campaign, now()) };
}
