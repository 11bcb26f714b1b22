import { openRepairBody, operateRepairBody, operationBody, repairRoutes } from '@alveole/contracts/repair';
import type { ApiCaller } from '@alveole/contracts';
import type { RepairOperationInput } from '@alveole/contracts/repair';
import { RepairKind, RepairStatus } from '@alveole/domain';
import { buildRepairFile } from '@alveole/testing/builders';
import { sentJpeg, sentPdf } from '../workbench.fixture.ts';
import { counterInOutage, hash } from './outage.fixture.ts';

const { openRepair, operateRepair, readOwnRepair } = repairRoutes;
const bike = { brand: 'Gitane', serial: 'GT-77' };
const open = (api: ApiCaller) =>
  api.call(openRepair, {
    body: openRepairBody({ localId: 'one', kind: RepairKind.repair, consumerId: 'B7K2M9QX', bike }),
  });
const invoice = operationBody.invoice(sentPdf, 125_00);
const operate = (api: ApiCaller, repairId: string, operation: RepairOperationInput = invoice) =>
  api.call(operateRepair, { body: operateRepairBody({ repairId, rowHash: hash, operation }) });
const read = (api: ApiCaller, id: string) => api.call(readOwnRepair, { params: { id } });

/** An invoice that waited is acknowledged, in a newer version, while the page still shows the file before it. */
async function acknowledgedBehindPage() {
  const { counter, outbox, server, api } = await counterInOutage();
  await read(counter, 'repair-1');
  server.isReached = false;
  await operate(counter, 'repair-1');
  server.isReached = true;
  const newest = '1'.repeat(32);
  api.answer(operateRepair, { row_hash: newest, repair_rozo_id: 'REP00042_10001', status: RepairStatus.incomplete });
  await outbox.flush();
  return { counter, server, api, newest };
}

describe('the version of a file that an own step made', () => {
  it('knows the version of an own step though the file cannot be read again yet', async () => {
    const { counter, server, newest } = await acknowledgedBehindPage();
    server.isReached = false;
    expect((await read(counter, 'repair-1')).row_hash).toBe(newest);
  });

  it('sends a press on the version of an own step before the page has read the file again', async () => {
    const { counter, api, newest } = await acknowledgedBehindPage();
    for (const pressed of [operationBody.photo(sentJpeg), operationBody.askToConfirm('sms')]) {
      await operate(counter, 'repair-1', pressed);
      expect(api.callsOf(operateRepair).at(-1)?.body.last_row_hash).toBe(newest);
    }
  });

  it('keeps the version of an own step when an older read of the file is answered after it', async () => {
    const { counter, api, newest } = await acknowledgedBehindPage();
    const late = await read(counter, 'repair-1');
    expect([late.row_hash, late.missing]).toEqual([newest, ['PHO', 'VAL']]);
    await operate(counter, 'repair-1', operationBody.photo(sentJpeg));
    expect(api.callsOf(operateRepair).at(-1)?.body.last_row_hash).toBe(newest);
  });

  it('keeps the server’s id and number of a file opened on this device when an older read is answered late', async () => {
    const { counter, outbox, server, api, device } = await counterInOutage();
    server.isReached = false;
    const { repair_id } = await open(counter);
    await operate(counter, repair_id);
    server.isReached = true;
    const newest = '1'.repeat(32);
    api.answer(operateRepair, { row_hash: newest, repair_rozo_id: 'REP00042_10001', status: RepairStatus.incomplete });
    await outbox.flush();
    const late = await read(counter, repair_id);
    expect(late).toMatchObject({ row_hash: newest, repair_id: 'server-one', missing: ['PHO', 'VAL'] });
    expect(late.repair_rozo_id).not.toBe('');
    expect(await device.get('files', repair_id)).toMatchObject({ serverId: 'server-one' });
  });

  it('sends a press on the version of an own step from a page drawn before the file was read again', async () => {
    const { counter, api, newest } = await acknowledgedBehindPage();
    api.answer(readOwnRepair, buildRepairFile({ repair_id: 'repair-1', row_hash: newest, missing: ['PHO', 'VAL'] }));
    await read(counter, 'repair-1');
    await operate(counter, 'repair-1', operationBody.photo(sentJpeg));
    expect(api.callsOf(operateRepair).at(-1)?.body.last_row_hash).toBe(newest);
  });
});
