import { frenchMessage } from '@alveole/api-client';
import { appError } from '@alveole/contracts';
import { operateRepairBody, operationBody, repairRoutes } from '@alveole/contracts/repair';
import { createLocks, silentChannel } from '../keep-on-device/browser.fixture.ts';
import { sentPdf } from '../workbench.fixture.ts';
import { counterInOutage, hash } from './outage.fixture.ts';
import { createOutbox } from './outbox.ts';

const { operateRepair, readOwnRepair } = repairRoutes;

it('a step whose sending broke off joins the newest version of its file, as nobody waits for it any more', async () => {
  const { api, device } = await counterInOutage();
  const locks = createLocks();
  const outbox = createOutbox({ api, device, locks, channel: silentChannel });
  jest.spyOn(locks, 'request').mockRejectedValueOnce(new DOMException('the tab is frozen', 'AbortError'));
  const outdated = '1'.repeat(32);
  const operation = operationBody.invoice(sentPdf, 125_00);
  const body = operateRepairBody({ repairId: 'repair-1', rowHash: outdated, operation });
  const submitted = outbox.submit('repair-1', { kind: 'operate', body: { ...body, local_id: crypto.randomUUID() } });
  await expect(submitted).rejects.toThrow('the tab is frozen');
  await outbox.flush();
  expect(api.callsOf(readOwnRepair)).toHaveLength(1);
  expect(api.callsOf(operateRepair)).toMatchObject([{ body: { last_row_hash: hash } }]);
});

it('shows nobody a refused step whose screen waits for the answer', async () => {
  const { outbox, server } = await counterInOutage();
  server.refusal = appError('BikeAlreadyClaimedException', 'x');
  const waitingSteps: Promise<readonly unknown[]>[] = [];
  outbox.subscribe(() => waitingSteps.push(outbox.steps()));
  const operation = operationBody.correctBike({ brand: 'Gitane', serial: 'GT-78' });
  const body = operateRepairBody({ repairId: 'repair-1', rowHash: hash, operation });
  const submitted = outbox.submit('repair-1', { kind: 'operate', body: { ...body, local_id: crypto.randomUUID() } });
  await expect(submitted).rejects.toMatchObject({ code: 'BikeAlreadyClaimedException' });
  expect(await Promise.all(waitingSteps)).toEqual([[]]);
});

it('hands the sentences by which the campaign refuses a step to the screen that waits for it', async () => {
  const { outbox, server } = await counterInOutage();
  const sentences = ['L’aide est réservée aux habitants du Rhône.'];
  server.refusal = appError('ConditionNotMetException', 'x', { sentences });
  const operation = operationBody.correctBike({ brand: 'Gitane', serial: 'GT-78' });
  const body = operateRepairBody({ repairId: 'repair-1', rowHash: hash, operation });
  const submitted = outbox.submit('repair-1', { kind: 'operate', body: { ...body, local_id: crypto.randomUUID() } });
  const failure = await submitted.catch((refusal: unknown) => refusal);
  expect(frenchMessage(failure)).toBe(sentences[0]);
});

it('hands the premium by which the service refuses an invoice to the screen that waits for it, with both amounts', async () => {
  const { outbox, server } = await counterInOutage();
  const sentences = ['L’aide annoncée était de 50,00 €, les règles donnent maintenant 60,00 €.'];
  server.refusal = appError('PremiumChangedException', 'x', { premiumCents: 60_00, sentences });
  const operation = operationBody.correctBike({ brand: 'Gitane', serial: 'GT-78' });
  const body = operateRepairBody({ repairId: 'repair-1', rowHash: hash, operation });
  const submitted = outbox.submit('repair-1', { kind: 'operate', body: { ...body, local_id: crypto.randomUUID() } });
  await expect(submitted).rejects.toMatchObject({ code: 'PremiumChangedException', premiumCents: 60_00, sentences });
});
