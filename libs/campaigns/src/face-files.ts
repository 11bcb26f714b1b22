/** Where the face of a campaign stands in its folder, besides the pictures that `visage.yaml` names. */
export const faceFiles = { face: 'visage.yaml', texts: 'textes', campaign: 'campaign.yaml' } as const;

/** The bytes of each file of a campaign's folder, by its path below it. */
export type FaceBytes = ReadonlyMap<string, Buffer>;
