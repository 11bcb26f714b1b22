import { z } from 'zod';
import { text } from '../values/primitives.ts';

/** Characters of one file of a campaign. */
const longestFile = 65_536;

/** The three files of a campaign, as they are written. */
export const campaignFilesBody = z.strictObject({
  campaign: text(longestFile),
  rules: text(longestFile),
  examples: text(longestFile),
});
