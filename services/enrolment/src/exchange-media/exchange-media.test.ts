import { randomUUID } from 'node:crypto';
import { decide, fileOf, partnerOf, pdf, register } from '../shops.harness.ts';
import type { Shop } from '../shops.harness.ts';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';

let enrolment: OpenEnrolment;
let shop: Shop;
let association: Shop;
beforeAll(async () => {
  enrolment = await openEnrolment();
  shop = await register(enrolment);
  association = await register(enrolment, { legalStatut: 1, siret: 'WWWWWW34567890' });
});
afterAll(() => enrolment?.close());

const clients = () => ({
  owner: partnerOf(enrolment, shop),
  stranger: partnerOf(enrolment, association),
  ADM: enrolment.as('ADM'),
  ALL: enrolment.as('ALL'),
  FUB: enrolment.as('FUB'),
  visitor: enrolment.visitor,
});
type Caller = keyof ReturnType<typeof clients>;
const kbisOf = async ({ id }: Shop): Promise<string> =>
  (await fileOf(enrolment, id)).entity_data.documents[0].media_url;
const presign = (caller: Caller, name: string) => clients()[caller].get(`/enrolment/mediaputurl?name=${name}`);
const read = (caller: Caller, name: string) => clients()[caller].get(`/enrolment/media/${name}`);

describe('the place for an upload', () => {
  it.each([
    ['owner', 200],
    ['stranger', 403],
    ['ADM', 200],
    ['ALL', 200],
    ['FUB', 403],
    ['visitor', 403],
  ] as const)('below a shop’s prefix, %s gets %d', async (caller, status) => {
    expect((await presign(caller, `${shop.id}/${randomUUID()}.pdf`)).status).toBe(status);
  });

  it.each([
    ['ADM', 200],
    ['FUB', 200],
    ['owner', 403],
  ] as const)('below an association’s prefix, %s gets %d', async (caller, status) => {
    expect((await presign(caller, `${association.id}/${randomUUID()}.pdf`)).status).toBe(status);
  });

  it('is never what was accepted, nor an establishment that does not exist', async () => {
    expect((await presign('owner', await kbisOf(shop))).status).toBe(403);
    expect((await presign('ADM', await kbisOf(shop))).status).toBe(403);
    expect((await presign('ADM', `nobody/${randomUUID()}.pdf`)).status).toBe(403);
  });

  it.each(['a.exe', '../a.pdf', 'own/../a.pdf', 'a.pdf', 'own/a.svg', '%00/a.pdf'])('is not named %s', async (name) => {
    expect((await presign('owner', name)).status).toBe(400);
  });

  it('is told by its prefix', async () => {
    expect((await clients().owner.get('/v1/enrolment/media_prefix')).body).toEqual({ media_url_prefix: `${shop.id}/` });
    expect((await clients().ADM.get(`/v1/enrolment/media_prefix?entity_id=${shop.id}`)).body).toEqual({
      media_url_prefix: `${shop.id}/`,
    });
    expect((await clients().owner.get(`/v1/enrolment/media_prefix?entity_id=${association.id}`)).status).toBe(403);
    expect((await clients().ADM.get('/v1/enrolment/media_prefix')).status).toBe(403);
  });
});

describe('reading a media', () => {
  it.each([
    ['owner', 200],
    ['stranger', 403],
    ['ADM', 200],
    ['ALL', 200],
    ['FUB', 403],
    ['visitor', 401],
  ] as const)('of a shop, %s gets %d', async (caller, status) => {
    expect((await read(caller, await kbisOf(shop))).status).toBe(status);
  });

  it('of an association is FUB’s, as long as it is a document of the file', async () => {
    expect((await read('FUB', await kbisOf(association))).status).toBe(200);
    const invoice = `accepted/${association.id}/${randomUUID()}/${'a'.repeat(64)}.pdf`;
    expect((await read('FUB', invoice)).status).toBe(403);
    expect((await read('stranger', invoice)).status).toBe(200);
  });

  it('serves the bytes that were checked', async () => {
    const { body } = await read('owner', await kbisOf(shop));
    const answer = await fetch(body.url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
  });

  it('serves no upload that nobody has checked', async () => {
    const { media_url } = await enrolment.uploadAs(clients().owner, `${shop.id}/`, 'pdf', pdf);
    expect(await read('owner', media_url)).toMatchObject({ status: 404, body: { code: 'NotFoundException' } });
    expect(await read('ADM', media_url)).toMatchObject({ status: 404 });
  });

  it('does not serve what was swapped after the check', async () => {
    const media_url = `${shop.id}/${randomUUID()}.pdf`;
    const { url } = (await presign('owner', media_url)).body;
    await fetch(url, { method: 'PUT', body: new Uint8Array(pdf) });
    const { createHash } = await import('node:crypto');
    const document = {
      media_gender: 'RIB',
      media_id: randomUUID(),
      media_url,
      media_hash: createHash('sha256').update(pdf).digest('hex'),
    };
    const { row_hash } = await fileOf(enrolment, shop.id);
    await clients().owner.put('/enrolment/entity', {
      entity_id: shop.id,
      entity_data: { documents: [document] },
      last_row_hash: row_hash,
    });
    await fetch(url, { method: 'PUT', body: new Uint8Array(Buffer.from('%PDF-swapped')) });
    const rib = (await fileOf(enrolment, shop.id)).entity_data.documents.find(
      ({ media_gender }: { media_gender: string }) => media_gender === 'RIB',
    );
    const served = await fetch((await read('owner', rib.media_url)).body.url);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(pdf);
  });
});

describe('concepts and snapshots', () => {
  it('tell a partner the prefix of its file numbers, staff none', async () => {
    const { repair_rozo_id_prefix } = await fileOf(enrolment, shop.id);
    expect((await clients().owner.get('/enrolment/userconcepts')).body).toEqual([
      { concept: 1, repair_rozo_id_prefix },
    ]);
    expect((await clients().ADM.get('/enrolment/userconcepts')).body).toEqual([]);
  });

  it('are asked for one by one too', async () => {
    const asked = (query: string) => clients().owner.get(`/enrolment/userconcepts?${query}`);
    expect((await asked('concept=1')).body).toMatchObject([{ concept: 1 }]);
    expect((await asked('concept=2')).body).toEqual([]);
    expect((await asked('concept=first')).status).toBe(400);
  });

  it('are for services alone', async () => {
    const path = `/v1/enrolment/entity_snapshots/${shop.id}`;
    expect((await clients().ADM.get(path)).status).toBe(401);
    const before = (await enrolment.asService('repairs').get(path)).body;
    expect(before).toMatchObject({ entity_id: shop.id, status: 3, mail: shop.mail, activity: 0 });
    await decide(enrolment, shop.id, { status: 1 });
    expect((await enrolment.asService('repairs').get(path)).body).toMatchObject({
      status: 1,
      sequence: before.sequence + 1,
    });
    expect(await enrolment.asService('repairs').get('/v1/enrolment/entity_snapshots/nobody')).toMatchObject({
      status: 404,
      body: { code: 'EntityNotFoundException' },
    });
  });
});
