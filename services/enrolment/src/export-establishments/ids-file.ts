import type { Establishment } from '../record/establishment.ts';

/** A JSON array of ids and SIRETs, written page by page. */
export async function* idsFile(pages: AsyncIterable<readonly Establishment[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const page of pages) {
    yield before + page.map(inWords).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

const inWords = ({ id, profile }: Establishment): string =>
  JSON.stringify({ entity_id: id, siret: profile.identifier ?? '' });
