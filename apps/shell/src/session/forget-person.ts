import type { ApiClient } from '@alveole/api-client';
import { forgetLastDrawings } from '@alveole/api-client/last-drawing';
import { countWaiting, draftsKey, waitingKey } from './waiting-count.ts';

/** Signs out and removes what pages kept on this device for the person: drafts and cached answers. */
export async function forgetPerson(api: ApiClient): Promise<void> {
  forgetDrafts();
  forgetLastDrawings(localStorage);
  localStorage.removeItem(waitingKey);
  localStorage.removeItem(draftsKey);
  await Promise.all([api.signOut(), forgetDatabases(), forgetAnswers()]);
}

/**
 * Removes what an ended browser left of somebody who did not want to be remembered. Acts that the server has not
 * acknowledged stay for their person, whose name opens them alone: they are a shop's work.
 */
export async function forgetOutlived(): Promise<void> {
  forgetDrafts();
  forgetLastDrawings(localStorage);
  await Promise.all([forgetAnswers(), forgetDatabases('alveole-answers-')]);
  if (countWaiting(localStorage) > 0) return;
  localStorage.removeItem(draftsKey);
  await forgetDatabases();
}

/** What was typed in this tab and not sent may hold particulars of people. */
function forgetDrafts(): void {
  const names = Object.keys(sessionStorage).filter((name) => name.startsWith('alveole'));
  names.forEach((name) => sessionStorage.removeItem(name));
}

/** @param beginning of the names of those that go: the answers that pages keep lie apart from unsent work */
async function forgetDatabases(beginning = 'alveole'): Promise<void> {
  const known = (await globalThis.indexedDB?.databases?.()) ?? [];
  const ours = known.flatMap(({ name }) => (name?.startsWith(beginning) ? [name] : []));
  ours.forEach((name) => indexedDB.deleteDatabase(name));
}

async function forgetAnswers(): Promise<void> {
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.filter((name) => name.startsWith('alveole')).map((name) => caches.delete(name)));
}
