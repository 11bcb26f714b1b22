import { refundRoutes } from '@alveole/contracts/refund';
import { repairRoutes } from '@alveole/contracts/repair';
import { isRefunded, nextRefundStep, rowsPerPage } from '@alveole/domain';
import type { RefundStepAhead } from '@alveole/domain';
import type { Step, StepContext } from '../journey.ts';
import { signInAs, signInAsAdministrator } from '../sign-in.ts';
import { until } from '../wait.ts';

/** An administrator reviews invoice and photo and validates the file for refund. */
export const reviewFile: Step = {
  title: 'Une administratrice valide le dossier',
  async run({ api, state }) {
    const token = await signInAsAdministrator(api, 0);
    const file = await api.call(repairRoutes.findRepair, { params: { id: state.fileNumber ?? '' } }, token);
    const kinds = file.history.map((entry) => entry.operation_code);
    if (!kinds.includes('FAC') || !kinds.includes('PHO')) throw new Error('facture ou photo absente');
    const saved = await api.call(
      repairRoutes.operateRepairAsStaff,
      {
        body: {
          repair_id: file.repair_id,
          last_row_hash: file.row_hash,
          repair_data: { operation_code: 'AVAL', operation_data: {} },
        },
      },
      token,
    );
    return `statut ${saved.status}, prime ${file.repair_amounts.amount_to_refund?.toFixed(2)} €`;
  },
};

/** The file waits among those to refund; a batch is drafted. */
export const draftBatch: Step = {
  title: 'Elle prépare le virement',
  async run({ api, state }) {
    const token = await signInAsAdministrator(api, 0);
    const line = await until('le dossier parmi ceux à rembourser', async () => findRefundable({ api, state }, token));
    const batch = await api.call(refundRoutes.writeRefund, { body: { repair_ids: [line.repair_id] } }, token);
    Object.assign(state, { batchId: batch.refund_id, refundRowHash: batch.row_hash });
    return `lot ${batch.refund_id}, ${line.amount.toFixed(2)} €, ${batch.state}`;
  },
};

/** The drafter may not approve; the second administrator does. */
export const approveBatch: Step = {
  title: 'Le second administrateur l’approuve',
  async run(context) {
    const drafter = await signInAsAdministrator(context.api, 0);
    const refusal = await move(context, drafter, 'approved').catch((error: Error) => error);
    if (!(refusal instanceof Error)) throw new Error('l’auteur du lot a pu l’approuver lui-même');
    const second = await signInAsAdministrator(context.api, 1);
    return `refusé à l’auteur, ${await move(context, second, 'approved')}`;
  },
};

/** The pain.001 file is read and handed over. */
export const exportBatch: Step = {
  title: 'Le fichier SEPA est exporté',
  async run(context) {
    const token = await signInAsAdministrator(context.api, 1);
    const id = context.state.batchId ?? '';
    const { sepa_url } = await context.api.call(refundRoutes.readRefundBatch, { params: { id } }, token);
    const xml = await context.api.text(sepa_url, token);
    if (!xml.includes('<InstdAmt Ccy="EUR">50.00</InstdAmt>'))
      throw new Error('le virement de 50,00 € manque au fichier');
    return `${xml.length} octets de pain.001, ${await move(context, token, 'exported')}`;
  },
};

/** The bank confirmed: the file is refunded, and the repairer sees each status with its date. */
export const confirmBatch: Step = {
  title: 'La banque confirme, le réparateur suit son dossier',
  async run(context) {
    const { api, state } = context;
    await move(context, await signInAsAdministrator(api, 1), 'confirmed');
    const own = await signInAs(api, state.mail, state.password);
    const file = await until('le statut 6', async () => {
      const read = await api.call(repairRoutes.readOwnRepair, { params: { id: state.repairId ?? '' } }, own);
      return isRefunded(read.status) && read;
    });
    return file.history.map((entry) => `${entry.operation_code} ${entry.operation_date.slice(11, 16)}`).join(', ');
  },
};

async function findRefundable({ api, state }: StepContext, token: string) {
  let created_after: string | undefined;
  for (;;) {
    const page = await api.call(refundRoutes.listRefundable, { query: { created_after } }, token);
    const line = page.find((one) => one.repair_id === state.repairId);
    const last = page.at(-1);
    if (line || !last || page.length < rowsPerPage) return line;
    created_after = `${last.validated_at},${last.repair_id}`;
  }
}

/** Takes the batch a step further; where somebody wrote meanwhile, on the batch as it is read anew, once. */
async function move(context: StepContext, token: string, to: RefundStepAhead['to']): Promise<string> {
  try {
    return await send(context, token, to);
  } catch (failure) {
    if (!(failure as Error).message.includes('RefundVersionMismatchException')) throw failure;
  }
  const { api, state } = context;
  const batch = await api.call(refundRoutes.readRefundBatch, { params: { id: state.batchId ?? '' } }, token);
  state.refundRowHash = batch.row_hash;
  if (batch.state === to) return batch.state;
  if (nextRefundStep(batch.state)?.to !== to) throw new Error(`le lot a changé entre-temps : ${batch.state}`);
  return send(context, token, to);
}

async function send({ api, state }: StepContext, token: string, to: RefundStepAhead['to']): Promise<string> {
  const body = { refund_id: state.batchId ?? '', state: to, last_row_hash: state.refundRowHash ?? '' };
  const batch = await api.call(refundRoutes.writeRefund, { body }, token);
  state.refundRowHash = batch.row_hash;
  return batch.state;
}
