import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairOperationInput } from '@alveole/contracts/repair';
import { createDemoApi, freshState, mainJob, runJourney, signInAs } from '@alveole/demo';
import { RepairStatus } from '@alveole/domain';
import { expect, test } from '@playwright/test';
import { freshInstallation, removeInstallation, startProduct } from '@alveole/start/run-product';
import type { Installation, Product } from '@alveole/start/run-product';
import { startSmsProvider } from './sms-provider.ts';
import type { ProviderMoment, SmsProvider } from './sms-provider.ts';

type JourneyState = ReturnType<typeof freshState>;

/** Steps of the main job before the code is asked for. */
const upToThePhoto = mainJob.findIndex(({ title }) => title === 'Il envoie le code par SMS');

let installation: Installation;
let provider: SmsProvider;
let product: Product;

const start = async () => {
  product = await startProduct(installation, { SMS_URL: provider.url });
};

test.beforeEach(async () => {
  installation = await freshInstallation();
  provider = await startSmsProvider();
  await start();
});
test.afterEach(async () => {
  await product.kill();
  await provider.close();
  await removeInstallation(installation);
});

/** The file as its repairer sees it. */
async function counterOf(state: JourneyState) {
  const api = createDemoApi(product.url);
  const token = await signInAs(api, state.mail, state.password);
  const id = state.repairId ?? '';
  const read = () => api.call(repairRoutes.readOwnRepair, { params: { id } }, token);
  return {
    read,
    operate: async (operation: RepairOperationInput) => {
      const { row_hash } = await read();
      const body = { repair_id: id, last_row_hash: row_hash, repair_data: operation };
      return api.call(repairRoutes.operateRepair, { body }, token);
    },
  };
}

/** A file that waits for its code. */
async function completeFile(): Promise<JourneyState> {
  const state = freshState();
  const api = createDemoApi(product.url);
  await runJourney(mainJob, { api, state }, { until: upToThePhoto, report: () => {}, save: () => {} });
  return state;
}

const sendCode = { operation_code: 'SMS', operation_data: {} } as const;

/** Asks for the code; the power goes at this moment. The answer may be lost with it. */
async function askAndKill(state: JourneyState, moment: ProviderMoment | 'acknowledged'): Promise<void> {
  const { operate } = await counterOf(state);
  if (moment === 'acknowledged') {
    await operate(sendCode);
    return product.kill();
  }
  const killed = provider.cutOff(state.phone, moment, () => product.kill());
  await Promise.allSettled([operate(sendCode), killed]);
}

for (const moment of ['acknowledged', 'asked', 'taken', 'answered'] as const)
  test.describe(`kill -9 while a code is sent, as it is ${moment}`, () => {
    test('one SMS reaches the phone, and its code closes the file', async () => {
      const state = await completeFile();
      await askAndKill(state, moment);
      await start();

      const { read, operate } = await counterOf(state);
      await expect.poll(async () => (await read()).sms?.delivery).toBe('sent');
      const { keys, received } = provider.heardOf(state.phone);
      expect([keys, received.length]).toEqual([1, 1]);
      const code = /\b\d{6}\b/.exec(received.join())?.[0] ?? '';
      expect((await operate({ operation_code: 'VAL', operation_data: { code } })).status).toBe(RepairStatus.toReview);
      expect((await read()).sms?.sent).toBe(1);
    });
  });
