import { mediaRoutes } from '@alveole/contracts/media';
import { fakeRemoteProps } from '@alveole/testing/browser';
import { documentUploader, readMediaPrefix, sendFile } from './index.ts';

jest.mock('@alveole/api-client', () => ({
  ...jest.requireActual<object>('@alveole/api-client'),
  uploadFile: jest.fn(() => Promise.resolve()),
  sha256Hex: () => Promise.resolve('a'.repeat(64)),
}));

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const pdf = new File(['%PDF-1.4'], 'KBIS de juin.PDF', { type: 'application/pdf' });
const ignore = () => undefined;
const watching = { signal: new AbortController().signal, onProgress: ignore, onStored: ignore, onRemark: ignore };

function open() {
  Object.assign(crypto, { randomUUID: () => id });
  const { api } = fakeRemoteProps();
  api
    .answer(mediaRoutes.readMediaPrefix, { media_url_prefix: 'entity-1/' })
    .answer(mediaRoutes.readMediaPutUrl, { url: 'https://store.exemple.fr/put' });
  return api;
}

it('sends a file below the prefix under a fresh name that ends as its own name does, and answers id, name and hash', async () => {
  const api = open();
  const sent = await sendFile(api, pdf, { prefix: () => readMediaPrefix(api), ...watching });
  expect(sent).toEqual({ id, name: `entity-1/${id}.pdf`, hash: 'a'.repeat(64) });
  expect(api.callsOf(mediaRoutes.readMediaPutUrl)[0]?.query).toEqual({ name: `entity-1/${id}.pdf`, size: pdf.size });
});

it('names a file by the extension that is given rather than by its name', async () => {
  const api = open();
  const sent = await sendFile(api, pdf, { prefix: () => readMediaPrefix(api), extension: '.jpg' });
  expect(sent.name).toBe(`entity-1/${id}.jpg`);
});

it.each([
  ['nobody', undefined, {}],
  ['an establishment, for which staff sends', 'shop-1', { entity_id: 'shop-1' }],
] as const)('asks for the prefix with the query of %s', async (_whose, entityId, query) => {
  const api = open();
  await readMediaPrefix(api, entityId);
  expect(api.callsOf(mediaRoutes.readMediaPrefix)[0]?.query).toEqual(query);
});

it('answers a sent document with its kind', async () => {
  const api = open();
  const upload = documentUploader({ api, prefix: () => Promise.resolve('entity-2/'), kind: 'KBIS' });
  expect(await upload(pdf, watching)).toEqual({ kind: 'KBIS', id, name: `entity-2/${id}.pdf`, hash: 'a'.repeat(64) });
});
