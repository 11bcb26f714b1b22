import type { SeedBeneficiary } from '@alveole/enrolment/seeding';
import type { Calendar } from '../chance/calendar.ts';
import { minutesAfter } from '../chance/calendar.ts';
import { createRandom } from '../chance/random.ts';
import type { FileStory } from './file-story.ts';
import type { Person } from '../beneficiaries/beneficiary-seeds.ts';

/** Everybody registered before the first of his files: some the same morning at the counter, some days ahead. */
export function beneficiarySeeds(
  people: readonly Person[],
  stories: readonly FileStory[],
  calendar: Calendar,
): SeedBeneficiary[] {
  const random = createRandom(11);
  const firstFile = new Map<string, Date>();
  for (const { plan, openedAt } of stories) {
    const known = firstFile.get(plan.person.id);
    if (known === undefined || openedAt < known) firstFile.set(plan.person.id, openedAt);
  }
  return people.map((person) => {
    const ahead = random.pick([5, 12, 24 * 60, 3 * 24 * 60]);
    const first = firstFile.get(person.id) ?? calendar.daysAgo(random.int(1, 20), random.int(8 * 60, 19 * 60));
    return { ...person, registeredAt: minutesAfter(first, -ahead) };
  });
}
