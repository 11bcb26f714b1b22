import { frenchMessage } from '@alveole/api-client';
import { appError } from '@alveole/contracts';
import { createBeneficiaryBody, beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { mediaRoutes } from '@alveole/contracts/media';
import { repairRoutes, openRepairBody, operateRepairBody, operationBody } from '@alveole/contracts/repair';
import type { ApiCaller } from '@alveole/contracts';
import type { RepairOperationInput } from '@alveole/contracts/repair';
import { RepairKind, RepairStatus } from '@alveole/domain';
import { buildRepairFile } from '@alveole/testing/builders';
import { jpeg, sentJpeg, sentPdf } from '../workbench.fixture.ts';
import { counterInOutage, hash } from './outage.fixture.ts';
import { createOutageApi } from './outage-api.ts';
import { createOutbox, failureOf } from './outbox.ts';
import { createLocks, silentChannel } from '../keep-on-device/browser.fixture.ts';

jest.mock('@alveole/shared-screens/chosen-files', () => ({
  ...jest.requireActual<object>('@alveole/shared-screens/chosen-files'),
  resizePhoto: (photo: File) => Promise.resolve(photo),
}));

const { openRepair, operateRepair, readOwnRepair } = repairRoutes;
const bike = { brand: 'Gitane', serial: 'GT-77' };
const open = (api: ApiCaller, consumerId = 'B7K2M9QX', localId = 'one') =>
  api.call(openRepair, { body: openRepairBody({ localId, kind: RepairKind.repair, consumerId, bike }) });
const invoice = operationBody.invoice(sentPdf, 125_00);
const operate = (api: ApiCaller, repairId: string, operation: RepairOperationInput = invoice) =>
  api.call(operateRepair, { body: operateRepairBody({ repairId, rowHash: hash, operation }) });
const read = (api: ApiCaller, id: string) => api.call(readOwnRepair, { params: { id } });
const notValidatedThatDay = 'Votre établissement n’était pas encore validé le jour de cette réparation';
const lea = createBeneficiaryBody({
  firstName: 'LEA',
  lastName: 'DURAND',
  birthDate: '1990-05-17',
  birthPlace: 'Colmar',
  mobile: '+33639980001',
});

describe('the counter with a network', () => {
  it('answers as the server does and keeps nothing', async () => {
    const { counter, outbox, server, device } = await counterInOutage();
    const { repair_id } = await open(counter);
    await operate(counter, repair_id);
    expect(repair_id).toBe('server-one');
    expect(server.recorded).toHaveLength(2);
    expect(await outbox.steps()).toEqual([]);
    expect(await device.getAll('steps')).toEqual([]);
  });

  it('tells a refusal to whoever asked, and keeps nothing of it', async () => {
    const { counter, outbox, server } = await counterInOutage();
    server.refusal = appError('BeneficiaryLimitException', 'Limit reached.');
    await expect(open(counter)).rejects.toMatchObject({ code: 'BeneficiaryLimitException', message: 'Limit reached.' });
    expect(await outbox.steps()).toEqual([]);
  });

  it('leaves nobody who watches with a refusal that was told', async () => {
    const { counter, outbox, server } = await counterInOutage();
    let seen = outbox.steps();
    outbox.subscribe(() => {
      seen = outbox.steps();
    });
    server.refusal = appError('BikeAlreadyClaimedException', 'This bike already benefited from the programme.');
    await expect(open(counter)).rejects.toMatchObject({ code: 'BikeAlreadyClaimedException' });
    expect(await seen).toEqual([]);
  });

  it('decides on the version that the person saw', async () => {
    const { counter, api } = await counterInOutage();
    await operate(counter, 'repair-1');
    expect(api.callsOf(readOwnRepair)).toEqual([]);
    expect(api.callsOf(operateRepair)).toMatchObject([{ body: { last_row_hash: hash } }]);
  });
});

describe('the counter without a network', () => {
  it('goes on with a file that the server does not know, up to the code', async () => {
    const { counter, server } = await counterInOutage();
    server.isReached = false;
    const { repair_id } = await open(counter);
    expect(repair_id).toBe('local-one');
    expect((await read(counter, repair_id)).missing).toEqual(['FAC', 'PHO', 'VAL']);
    await operate(counter, repair_id);
    const file = await read(counter, repair_id);
    expect(file.missing).toEqual(['PHO', 'VAL']);
    expect(file.history.map(({ operation_code }) => operation_code)).toEqual(['INIT', 'FAC']);
    await expect(operate(counter, repair_id, operationBody.askToConfirm('sms'))).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });

  it('sends everything in order once the server answers, each act once', async () => {
    const { counter, outbox, server, api } = await counterInOutage();
    server.isReached = false;
    const { consumer_id } = await counter.call(beneficiaryRoutes.registerConsumer, { body: lea });
    const { repair_id } = await open(counter, consumer_id);
    await operate(counter, repair_id);
    expect((await read(counter, repair_id)).consumer).toMatchObject({ last_name: 'DURAND' });
    server.isReached = true;
    await outbox.flush();
    await outbox.flush();
    expect(server.recorded.map((name) => name.split(' ')[0])).toEqual(['INIT', 'FAC']);
    expect(api.callsOf(openRepair).at(-1)?.body.operation_data.repair_consumer_id).toBe('B7K2M9QX');
    expect(api.callsOf(operateRepair).at(-1)?.body.repair_id).toBe('server-one');
    expect(await outbox.steps()).toEqual([]);
    expect((await read(counter, repair_id)).repair_id).toBe('server-one');
  });

  it('sends under the same name what was recorded though its answer was lost', async () => {
    const { counter, outbox, server, api } = await counterInOutage();
    server.losesAnswers = true;
    await operate(counter, 'repair-1');
    expect(await outbox.steps()).toHaveLength(1);
    server.losesAnswers = false;
    await outbox.flush();
    expect(server.recorded).toHaveLength(1);
    expect(new Set(api.callsOf(operateRepair).map(({ body }) => body.local_id)).size).toBe(1);
    expect(await outbox.steps()).toEqual([]);
  });

  it('keeps a message and sends it with the files of an answer, in their order', async () => {
    const { counter, outbox, server, api } = await counterInOutage();
    const asked = buildRepairFile({ repair_id: 'repair-1', row_hash: hash, status: RepairStatus.complementAsked });
    api.answer(readOwnRepair, () => {
      if (!server.isReached) throw appError('ServiceUnavailableException', 'network error');
      return asked;
    });
    await read(counter, 'repair-1');
    server.isReached = false;
    for (const part of [operationBody.message('Voici la photo.'), operationBody.photo(sentJpeg)])
      await operate(counter, 'repair-1', part);
    expect((await read(counter, 'repair-1')).history.at(-2)?.operation_data).toMatchObject({ text: 'Voici la photo.' });
    server.isReached = true;
    await outbox.flush();
    expect(server.recorded.map((name) => name.split(' ')[0])).toEqual(['MSG', 'PHO']);
    expect(await outbox.steps()).toEqual([]);
  });

  it('keeps what waits for whoever opens the page again', async () => {
    const { counter, server, device, api } = await counterInOutage();
    server.isReached = false;
    const { repair_id } = await open(counter);
    const outbox = createOutbox({ api, device, locks: createLocks(), channel: silentChannel });
    const later = createOutageApi({ api, outbox, entityId: 'entity-1' });
    expect((await read(later, repair_id)).bike).toMatchObject(bike);
    server.isReached = true;
    await outbox.flush();
    expect(server.recorded).toEqual(['INIT one']);
  });

  it('sends once what two tabs send at the same moment', async () => {
    const { counter, server, device, api } = await counterInOutage();
    server.isReached = false;
    await open(counter);
    server.isReached = true;
    const locks = createLocks();
    const tab = () => createOutbox({ api, device, locks, channel: silentChannel });
    await Promise.all([tab().flush(), tab().flush()]);
    expect(api.callsOf(openRepair).filter(({ body }) => body.local_id === 'one')).toHaveLength(2);
    expect(server.recorded).toEqual(['INIT one']);
  });

  it('shows what was acknowledged, though the file cannot be read again yet', async () => {
    const { counter, server, outbox } = await counterInOutage();
    await read(counter, 'repair-1');
    server.isReached = false;
    await operate(counter, 'repair-1');
    server.isReached = true;
    await outbox.flush();
    server.isReached = false;
    expect((await read(counter, 'repair-1')).missing).toEqual(['PHO', 'VAL']);
  });

  it('shows a file that was read before, as it will be', async () => {
    const { counter, server } = await counterInOutage();
    await read(counter, 'repair-1');
    server.isReached = false;
    await operate(counter, 'repair-1');
    expect((await read(counter, 'repair-1')).missing).toEqual(['PHO', 'VAL']);
    await expect(read(counter, 'repair-2')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('keeps a chosen file and shows it from this device', async () => {
    const { counter } = await counterInOutage();
    URL.createObjectURL = () => 'blob:photo';
    // jsdom has no cryptography; which hash it is, its own test says.
    Object.defineProperty(crypto, 'subtle', { value: { digest: async () => new ArrayBuffer(32) }, configurable: true });
    const { mediaName, extension } = (await counter.media.keep(jpeg(), 'photo')) ?? sentJpeg;
    expect(mediaName).toMatch(/^waiting\/[\w-]+\.jpg$/);
    expect(extension).toBe('.jpg');
    expect(await counter.call(mediaRoutes.readMedia, { params: { name: mediaName } })).toEqual({
      url: 'blob:photo',
    });
  });
});

describe('a refusal that comes later', () => {
  it('holds up the steps of its own file alone, until it is tried again or given up', async () => {
    const { counter, outbox, server } = await counterInOutage();
    server.isReached = false;
    await open(counter);
    await operate(counter, 'local-one');
    server.isReached = true;
    server.refusal = appError('BikeAlreadyClaimedException', 'This bike already benefited from the programme.');
    await outbox.flush();
    expect((await outbox.steps()).map(({ state }) => state)).toEqual(['refused', 'waiting']);
    server.refusal = undefined;
    await operate(counter, 'repair-2');
    expect(server.recorded.map((name) => name.split(' ')[0])).toEqual(['FAC']);
    await outbox.retry('local-one');
    expect(server.recorded.map((name) => name.split(' ')[0])).toEqual(['FAC', 'INIT', 'FAC']);
  });

  it('a refusal keeps its id on the device, by which its text is found whatever its words become', async () => {
    const { counter, outbox, server } = await counterInOutage();
    server.isReached = false;
    await open(counter);
    server.isReached = true;
    const refusal = 'entity-not-validated-on-the-day-of-the-repair';
    server.refusal = appError('NotAuthorizedException', 'Words of another day.', { refusal });
    await outbox.flush();
    const [refusedStep = {}] = await outbox.steps();
    expect(refusedStep).toMatchObject({ state: 'refused', refusal: { id: refusal } });
    expect(frenchMessage(failureOf(refusedStep))).toBe(notValidatedThatDay);
  });

  it('the text of a refusal is found by its words in a step that an earlier version stored without an id', () => {
    const refusal = { code: 'NotAuthorizedException', message: 'Entity not validated on the day of the repair.' };
    expect(frenchMessage(failureOf({ refusal }))).toBe(notValidatedThatDay);
  });

  it('is forgotten with what waited behind it', async () => {
    const { counter, outbox, server } = await counterInOutage();
    server.isReached = false;
    await open(counter);
    await operate(counter, 'local-one');
    await outbox.abandon('local-one');
    server.isReached = true;
    await outbox.flush();
    expect(server.recorded).toEqual([]);
  });
});
