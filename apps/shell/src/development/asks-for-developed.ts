/** Name in this tab's session storage; it outlives a sign-out, so it is not among the names of a person's drafts. */
export const developedKey = 'developed-remotes';

/** Whether this tab asks for remotes from a developer's machine: only then that part of the shell is loaded. */
export function asksForDeveloped(search: string, storage: Storage): boolean {
  return new URLSearchParams(search).has('remote') || storage.getItem(developedKey) !== null;
}
