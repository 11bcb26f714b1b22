/** Name of what the address says: the id of a version, or that one is proposed. */
export const versionParameter = 'version';

/** The value of a version that is still being written. */
export const proposing = 'nouvelle';

/** Name of the campaign of which a version is proposed; the first of the installation, where absent. */
export const campaignParameter = 'campagne';

/** Where a version of a campaign is written. */
export function proposalPath(campaignId?: string): string {
  return `${versionPath(proposing)}${campaignId === undefined ? '' : `&${campaignParameter}=${campaignId}`}`;
}

/** Where a version is read; without one, where all are listed. */
export function versionPath(id?: string): string {
  return `/admin/settings/campagne${id === undefined ? '' : `?${versionParameter}=${id}`}`;
}

/** Name of the replay that is read; the newest one of the version, where absent. */
export const replayParameter = 'simulation';

/** Where the rules of a version are tried on files. */
export function replayPath(versionId: string, replayId?: string): string {
  const replay = replayId === undefined ? '' : `&${replayParameter}=${replayId}`;
  return `/admin/settings/campagne/simulation?${versionParameter}=${versionId}${replay}`;
}
