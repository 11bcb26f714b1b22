import { operateRepairBody, operationBody, repairRoutes } from '@alveole/contracts/repair';
import type { SentMedia } from '@alveole/contracts/repair';
import { waitFor } from '@testing-library/react';
import { slowStore } from '../exchange-media/store.fixture.ts';
import { jpeg } from '../workbench.fixture.ts';
import { counterInOutage, hash } from './outage.fixture.ts';
import { saidAgain } from './refused-step.ts';

jest.mock('@alveole/api-client', () => ({
  ...jest.requireActual<object>('@alveole/api-client'),
  uploadFile: jest.fn(),
  sha256Hex: jest.fn(),
}));
jest.mock('@alveole/shared-screens/chosen-files', () => ({
  ...jest.requireActual<object>('@alveole/shared-screens/chosen-files'),
  readableDocument: (document: File) => Promise.resolve(document),
}));

const { operateRepair } = repairRoutes;

/** An invoice with a document that answers a question of the campaign, both kept on the device. */
async function invoiceWithDocument() {
  const store = slowStore();
  const outage = await counterInOutage();
  const keep = async (): Promise<SentMedia> => {
    const media = await outage.counter.media.keep(jpeg(), 'document');
    if (!media) throw new Error('the file is not kept');
    return media;
  };
  const [invoice, notice] = [await keep(), await keep()];
  const operation = operationBody.invoice(invoice, 50_00, { answers: { velo: 'cargo', avis: notice } });
  const body = operateRepairBody({ repairId: 'repair-1', rowHash: hash, operation });
  const send = () => outage.counter.call(operateRepair, { body });
  return { ...outage, store, invoice, notice, body, send };
}

it('sends the documents that answer questions before the invoice that names them, and forgets them then', async () => {
  const { store, api, device, send } = await invoiceWithDocument();
  const recorded = send();
  await waitFor(() => expect(store).toHaveLength(1));
  store[0]?.finish();
  await waitFor(() => expect(store).toHaveLength(2));
  store[1]?.finish();
  await recorded;
  const [call] = api.callsOf(operateRepair);
  expect(call?.body.repair_data.operation_data).toMatchObject({
    media_url: expect.stringMatching(/^entity-1\//),
    answers: { velo: 'cargo', avis: { media_url: expect.stringMatching(/^entity-1\//) } },
  });
  expect(await device.count('media')).toBe(0);
});

it('gives answers and documents of a refused invoice back to its form, with the names of their files', async () => {
  const { outbox, invoice, body, notice } = await invoiceWithDocument();
  const step = {
    id: 1,
    fileId: 'repair-1',
    at: '2026-03-02T10:00:00.000Z',
    state: 'refused' as const,
    isRetry: true,
    act: { kind: 'operate' as const, body },
  };
  expect(await saidAgain(outbox, step)).toMatchObject({
    media: { mediaName: invoice.mediaName },
    answers: { velo: 'cargo', avis: { mediaName: notice.mediaName } },
    documentNames: { avis: jpeg().name },
  });
});
