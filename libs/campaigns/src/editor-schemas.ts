import { z } from 'zod';
import { campaignFile } from './campaign-file/campaign-file.ts';
import { examplesFile } from './examples/examples-file.ts';
import { faceFile } from './face/face-file.ts';

/** JSON schemas of the files of a campaign, by which an editor completes names and marks faults while they are written. */
export function editorSchemas(): Readonly<Record<'campaign' | 'examples' | 'face', object>> {
  return {
    campaign: z.toJSONSchema(campaignFile, { io: 'input' }),
    examples: z.toJSONSchema(examplesFile, { io: 'input' }),
    face: z.toJSONSchema(faceFile, { io: 'input' }),
  };
}
