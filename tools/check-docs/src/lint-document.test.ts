import { generatedDocuments } from './generated-documents.ts';
import { lintDocument } from './lint-document.ts';

const [events] = generatedDocuments().filter(({ path }) => path === 'docs/asyncapi.json');
const [auth] = generatedDocuments().filter(({ path }) => path === 'docs/openapi/auth.json');

/** The document with one part of it replaced. */
const changed = (document: typeof auth, change: (content: Record<string, unknown>) => void) => {
  const content = JSON.parse(document?.content ?? '{}') as Record<string, unknown>;
  change(content);
  return { path: 'docs/changed.json', content: JSON.stringify(content) };
};

describe('lintDocument', () => {
  it('names the call that lacks its tag, for Spectral', async () => {
    const untagged = changed(auth, ({ paths }) => {
      for (const path of Object.values(paths as Record<string, Record<string, { tags?: unknown }>>))
        for (const operation of Object.values(path)) delete operation.tags;
    });
    expect(await lintDocument(untagged)).toContainEqual(
      expect.stringMatching(/^docs\/changed\.json: Spectral operation-tags/),
    );
  });

  it('names the required field that no property is, for Redocly', async () => {
    const odd = changed(auth, ({ components }) => {
      (components as { schemas: Record<string, { required: string[] }> }).schemas.Error?.required.push('gone');
    });
    expect(await lintDocument(odd)).toContainEqual(
      expect.stringMatching(/Redocly no-required-schema-properties-undefined .*gone/),
    );
  });

  it('names the missing servers of an AsyncAPI document', async () => {
    expect(await lintDocument(changed(events, (content) => delete content.servers))).toContainEqual(
      expect.stringMatching(/Spectral asyncapi-servers/),
    );
  });
});
