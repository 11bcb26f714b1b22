import { questionName } from '@alveole/rules';
import { z } from 'zod';
import { campaignFile } from './campaign-file/campaign-file.ts';
import { exampleSituation, examplesFile } from './examples/examples-file.ts';
import { faceFile } from './face/face-file.ts';

/** JSON schemas of the files of a campaign, by which an editor completes names and marks faults while they are written. */
export function editorSchemas(): Readonly<Record<'campaign' | 'examples' | 'face', object>> {
  return {
    campaign: z.toJSONSchema(campaignFile, { io: 'input' }),
    examples: z.toJSONSchema(examplesFile, {
      io: 'input',
      override({ zodSchema, jsonSchema }) {
        if (zodSchema === exampleSituation) nameQuestionsAlone(jsonSchema);
      },
    }),
    face: z.toJSONSchema(faceFile, { io: 'input' }),
  };
}

/** Besides the inputs a situation answers questions; an editor marks every other name. */
function nameQuestionsAlone(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const { additionalProperties: answer = {} } = jsonSchema;
  Object.assign(jsonSchema, {
    patternProperties: { [`^${questionName('')}`]: answer },
    additionalProperties: false,
  });
}
