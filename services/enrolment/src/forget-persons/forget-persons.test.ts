import { randomUUID } from 'node:crypto';
import { EstablishmentStatus, isRetentionDecided } from '@alveole/domain';
import { retentionCommand } from '@alveole/service-kit/service';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { person } from '../register-beneficiary/people.fixture.ts';
import { fileOf, partnerOf, register, validatedShop } from '../shops.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const month = 31 * 24 * 3_600_000;
const ago = (months: number) => new Date(enrolment.clock.read().getTime() - months * month);
const nightly = async () => {
  await enrolment.database.collection('retention_runs').deleteMany({});
  return enrolment.run(retentionCommand);
};
const scan = () => enrolment.run(retentionCommand, 'scan');
const stored = (id: string) => enrolment.models.beneficiaries.findById(id).orFail().lean();
const isFlagged = (subjectId: string) =>
  enrolment.database.collection('subject_flags').countDocuments({ subjectId } as object);
const flag = (subject: string, subjectId: string, lastDay = '2099-01-01') =>
  enrolment.database.collection('subject_flags').insertOne({
    _id: randomUUID(),
    ...{ subject, subjectId, reason: 'Madame Durand', lastDay, at: ago(1), author: { userId: 'ann', userName: 'Ann' } },
  } as never);

async function registered(months: number) {
  const body = person();
  const { consumer_id: id } = (await enrolment.visitor.post('/enrolment/consumer_public', body)).body as {
    consumer_id: string;
  };
  await enrolment.drain();
  const at = ago(months);
  await enrolment.models.beneficiaries.updateOne({ _id: id }, { $set: { createdAt: at, 'history.0.at': at } });
  return { id, body };
}

describe('a beneficiary', () => {
  it('is forgotten a year after the registration where no file needs her, with her flags, and told to the other services', async () => {
    const { id, body } = await registered(13);
    await flag('person', id);
    await nightly();
    const text = JSON.stringify(await stored(id));
    for (const word of [body.lastname, body.birthplace, body.mail, '1990']) expect(text).not.toContain(word);
    expect(await isFlagged(id)).toBe(0);
    await enrolment.drain();
    expect(enrolment.published.at(-1)).toMatchObject({
      name: 'consumer.anonymised',
      aggregate_id: id,
      sequence: 2,
      data: { consumer_id: id },
    });
    await scan();
  });

  it('is known to nobody afterwards: neither by code nor by number, and registers anew under another code', async () => {
    const { id, body } = await registered(13);
    await nightly();
    const counter = partnerOf(enrolment, await validatedShop(enrolment));
    expect((await counter.get(`/enrolment/consumer/${id}`)).status).toBe(404);
    expect((await enrolment.asService('repairs').get(`/v1/enrolment/consumer_snapshots/${id}`)).status).toBe(404);
    const again = (await enrolment.visitor.post('/enrolment/consumer_public', body)).body;
    expect(again).toMatchObject({ is_new: true });
    expect(again.consumer_id).not.toBe(id);
  });

  it('stays while a file needs her, and within a year of her last agreement', async () => {
    const [needed, recent] = [await registered(40), await registered(11)];
    enrolment.neededPersons.add(needed.id);
    const active = await registered(40);
    await enrolment.models.beneficiaries.updateOne({ _id: active.id }, { $set: { 'history.0.at': ago(2) } });
    await nightly();
    for (const { id } of [needed, recent, active]) expect((await stored(id)).forgottenAt).toBeUndefined();
    enrolment.neededPersons.clear();
  });

  it('waits for the next night where repairs does not answer', async () => {
    const { id } = await registered(13);
    enrolment.repairs.away = true;
    await expect(nightly()).rejects.toMatchObject({ code: 'ServiceUnavailableException' });
    enrolment.repairs.away = false;
    expect((await stored(id)).forgottenAt).toBeUndefined();
    await nightly();
    expect((await stored(id)).forgottenAt).toBeDefined();
  });
});

describe('a closed establishment', () => {
  async function closed(months: number) {
    const shop = await register(enrolment, { iban: 'FR7630006000011234567890189' });
    const closing = { status: EstablishmentStatus.closed, statusSince: ago(months) };
    await enrolment.models.establishments.updateOne({ _id: shop.id }, { $set: closing });
    return shop;
  }
  const objectsOf = (id: string) => enrolment.store.listAccepted(`${id}/`);

  it('keeps its company five years later, and loses its people, account, documents and flags', async () => {
    const shop = await closed(61);
    await flag('shop', shop.id);
    expect(await objectsOf(shop.id)).toHaveLength(1);
    await nightly();
    const document = await enrolment.models.establishments.findById(shop.id).orFail().lean();
    const text = JSON.stringify(document);
    for (const word of ['Camille', shop.mail, 'FR76', '+33612']) expect(text).not.toContain(word);
    expect(document.profile).toMatchObject({ companyName: 'CYCLES DU RHIN SARL', identifier: shop.data.siret });
    expect([await objectsOf(shop.id), await isFlagged(shop.id)]).toEqual([[], 0]);
    await enrolment.drain();
    expect(enrolment.published.at(-1)).toMatchObject({
      name: 'entity.anonymised',
      data: { entity: { entity_id: shop.id, mail: '', siret: shop.data.siret } },
    });
    expect((await fileOf(enrolment, shop.id)).status).toBe(EstablishmentStatus.closed);
    await scan();
  });

  it('leaves the invoices that repair files name, and a shop that closed less than five years ago', async () => {
    const [old, recent] = [await closed(61), await closed(57)];
    const invoice = `accepted/${old.id}/invoice/0.pdf`;
    await enrolment.store.store(`${old.id}/invoice.pdf`, new Uint8Array([37, 80, 68, 70]), 'pdf');
    const [named] = (await objectsOf(old.id)).filter((key) => key.includes('/invoice/'));
    enrolment.namedObjects.add(named ?? invoice);
    await nightly();
    expect(await objectsOf(old.id)).toEqual([named]);
    expect(await objectsOf(recent.id)).toHaveLength(1);
    await scan();
  });

  it('is told to services alone', async () => {
    const shop = await closed(61);
    await nightly();
    const path = '/v1/enrolment/forgotten_entities';
    expect((await enrolment.asService('auth').get(path)).body.entity_ids).toContain(shop.id);
    expect((await enrolment.as('ADM').get(path)).status).toBe(401);
  });
});

it('removes a flag a year after its last day', async () => {
  await flag('shop', 'old-flag', '2025-03-01');
  await flag('shop', 'younger-flag', '2025-03-04');
  await nightly();
  expect([await isFlagged('old-flag'), await isFlagged('younger-flag')]).toEqual([0, 1]);
});

it('has a decision in the retention table for every collection that it stores', () => {
  const names = enrolment.database.declaredCollections();
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !isRetentionDecided('enrolment', name))).toEqual([]);
});
