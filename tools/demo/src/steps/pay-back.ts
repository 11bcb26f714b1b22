import { Refusal } from '@alveole/client';
import { refundableQuery, refundableViewOf, refundRoutes } from '@alveole/contracts/refund';
import { centsOf } from '@alveole/contracts';
import type { RefundableRepair } from '@alveole/contracts/refund';
import { repairRoutes } from '@alveole/contracts/repair';
import { deskTime, formatEuros, isRefunded, nextRefundStep, rowsPerPage } from '@alveole/domain';
import type { RefundStepAhead } from '@alveole/domain';
import type { JourneyBatch, Step, StepContext } from '../journey.ts';
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
    state.premium = file.repair_amounts.amount_to_refund ?? 0;
    return `statut ${saved.status}, prime ${formatEuros(centsOf(state.premium))}`;
  },
};

/** The file waits among those to refund, once for each funder; a batch is drafted for each. */
export const draftBatch: Step = {
  title: 'Elle prépare le virement',
  async run({ api, state }) {
    const token = await signInAsAdministrator(api, 0);
    const shares = await until('le dossier parmi ceux à rembourser', async () => {
      const lines = await findRefundable({ api, state }, token);
      const cents = lines.reduce((sum, { amount }) => sum + centsOf(amount), 0);
      return cents === centsOf(state.premium ?? 0) && lines;
    });
    state.batches = [];
    for (const { repair_id, funder_id, amount } of shares) {
      const body = { repair_ids: [repair_id], ...(funder_id !== undefined && { funder_id }) };
      const batch = await api.call(refundRoutes.writeRefund, { body }, token);
      state.batches.push({ batchId: batch.refund_id, amount, rowHash: batch.row_hash });
    }
    return state.batches.map(({ batchId, amount }) => `lot ${batchId}, ${formatEuros(centsOf(amount))}`).join(' ; ');
  },
};

/** The drafter may not approve; the second administrator does. */
export const approveBatch: Step = {
  title: 'Le second administrateur l’approuve',
  async run(context) {
    const drafter = await signInAsAdministrator(context.api, 0);
    const second = await signInAsAdministrator(context.api, 1);
    return eachBatch(context, async (batch) => {
      const refusal = await move(context, batch, drafter, 'approved').catch((error: Error) => error);
      if (!(refusal instanceof Error)) throw new Error('l’auteur du lot a pu l’approuver lui-même');
      return `refusé à l’auteur, ${await move(context, batch, second, 'approved')}`;
    });
  },
};

/** The pain.001 file is read and handed over. */
export const exportBatch: Step = {
  title: 'Le fichier SEPA est exporté',
  async run(context) {
    const token = await signInAsAdministrator(context.api, 1);
    return eachBatch(context, async (batch) => {
      const xml = await context.api.call(refundRoutes.readSepaFile, { params: { id: batch.batchId } }, token);
      const amount = batch.amount.toFixed(2);
      if (!xml.includes(`<InstdAmt Ccy="EUR">${amount}</InstdAmt>`))
        throw new Error(`le virement de ${formatEuros(centsOf(batch.amount))} manque au fichier`);
      return `${xml.length} octets de pain.001, ${await move(context, batch, token, 'exported')}`;
    });
  },
};

/** The bank confirmed: the file is refunded, and the repairer sees each status with its date. */
export const confirmBatch: Step = {
  title: 'La banque confirme, le réparateur suit son dossier',
  async run(context) {
    const { api, state } = context;
    const administrator = await signInAsAdministrator(api, 1);
    await eachBatch(context, (batch) => move(context, batch, administrator, 'confirmed'));
    const own = await signInAs(api, state.mail, state.password);
    const file = await until('le statut 6', async () => {
      const read = await api.call(repairRoutes.readOwnRepair, { params: { id: state.repairId ?? '' } }, own);
      return isRefunded(read.status) && read;
    });
    return file.history.map((entry) => `${entry.operation_code} ${clockTime(entry.operation_date)}`).join(', ');
  },
};

/** Hour and minute as the screens of the campaign tell them. @param wire `YYYY-MM-DD HH:mm:ss`, UTC */
export function clockTime(wire: string): string {
  return deskTime(new Date(`${wire.replace(' ', 'T')}Z`)).slice(-5);
}

/** Does the same with each batch of the file, and answers what came back. */
async function eachBatch({ state }: StepContext, act: (batch: JourneyBatch) => Promise<string>): Promise<string> {
  const answers: string[] = [];
  for (const batch of state.batches ?? []) answers.push(await act(batch));
  return answers.join(' ; ');
}

/** The shares of the file that wait, wherever they stand in the list. */
async function findRefundable({ api, state }: StepContext, token: string) {
  const shares: RefundableRepair[] = [];
  let created_after: string | undefined;
  for (;;) {
    const page = await api.call(refundRoutes.listRefundable, { query: { created_after } }, token);
    shares.push(...page.filter((one) => one.repair_id === state.repairId));
    const last = page.at(-1);
    if (!last || page.length < rowsPerPage) return shares;
    created_after = refundableQuery(refundableViewOf(last))?.created_after;
  }
}

/** Takes a batch a step further; where somebody wrote meanwhile, on the batch as it is read anew, once. */
async function move(
  context: StepContext,
  batch: JourneyBatch,
  token: string,
  to: RefundStepAhead['to'],
): Promise<string> {
  try {
    return await send(context, batch, token, to);
  } catch (failure) {
    if (!(failure instanceof Refusal && failure.code === 'RefundVersionMismatchException')) throw failure;
  }
  const newest = await context.api.call(refundRoutes.readRefundBatch, { params: { id: batch.batchId } }, token);
  batch.rowHash = newest.row_hash;
  if (newest.state === to) return newest.state;
  if (nextRefundStep(newest.state)?.to !== to) throw new Error(`le lot a changé entre-temps : ${newest.state}`);
  return send(context, batch, token, to);
}

async function send(
  { api }: StepContext,
  batch: JourneyBatch,
  token: string,
  to: RefundStepAhead['to'],
): Promise<string> {
  const body = { refund_id: batch.batchId, state: to, last_row_hash: batch.rowHash };
  const written = await api.call(refundRoutes.writeRefund, { body }, token);
  batch.rowHash = written.row_hash;
  return written.state;
}
