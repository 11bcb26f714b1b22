import { editorSchemas } from './editor-schemas.ts';

it('returns schemas that name every key of a campaign in French, with what it means', () => {
  const { campaign, examples, face } = editorSchemas();
  expect(campaign).toMatchObject({
    additionalProperties: false,
    properties: {
      calendrier: { properties: { 'ouverture des réparations': { format: 'date' } } },
      version: { description: 'Une de plus à chaque changement publié.' },
    },
  });
  expect(face).toMatchObject({ properties: { éditeur: { additionalProperties: false } } });
  expect(examples).toMatchObject({ items: { properties: { situation: { additionalProperties: false } } } });
});
