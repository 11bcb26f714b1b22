import { appError } from '@alveole/contracts';
import type { EnrolmentPorts } from '../ports.ts';
import type { Caller } from '../record/caller.ts';
import { entityChangedMeanwhile } from '../record/refusals.ts';
import type { SavedViews } from '../store/list-view-store.ts';

export type ViewPorts = Pick<EnrolmentPorts, 'listViews'>;

/**
 * Keeps a person's views of a list in one write. Throws `ValidationException` for a name that stands twice and for a default
 * that is no view, `EntityVersionMismatchException` when they were changed from elsewhere.
 */
export async function saveViews(
  { listViews }: ViewPorts,
  list: string,
  { views, defaultId, rowHash }: SavedViews,
  { userId }: Caller,
): Promise<SavedViews> {
  const named = views.map((view) => ({ ...view, name: view.name.trim() }));
  refuseTwice(named.map(({ id }) => id));
  refuseTwice(named.map(({ name }) => name.toLocaleLowerCase('fr')));
  if (defaultId !== undefined && !named.some(({ id }) => id === defaultId))
    throw appError('ValidationException', 'default_id (INVALID): Unknown view');
  const storedViews = await listViews.save(userId, list, { views: named, defaultId, rowHash });
  if (!storedViews) throw entityChangedMeanwhile();
  return storedViews;
}

function refuseTwice(values: readonly string[]): void {
  if (new Set(values).size < values.length) throw appError('ValidationException', 'views (INVALID): Named twice');
}
