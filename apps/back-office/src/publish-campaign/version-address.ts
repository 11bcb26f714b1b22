/** Name of what the address says: the id of a version, or that one is proposed. */
export const versionParameter = 'version';

/** The value of a version that is still being written. */
export const proposing = 'nouvelle';

/** Where a version is read; without one, where all are listed. */
export function versionPath(id?: string): string {
  return `/admin/settings/campagne${id === undefined ? '' : `?${versionParameter}=${id}`}`;
}
