import { nextBankingDay, RepairStatus } from '@alveole/domain';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';
import { createBatchStore } from '../store/batch-store.ts';
import { sepaFile } from './sepa-file.ts';

let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds();
});
afterAll(() => refunds?.close());

const waitingFile = async (changes: { cents?: number } = {}) =>
  refunds.fileAt(RepairStatus.validated, await refunds.establishment(), changes);

describe('the pain.001 file', () => {
  it('pays from the account for which the batch was drafted, whatever the account is now', async () => {
    const { refund_id } = await refunds.approved(await waitingFile());
    const batch = await createBatchStore(refunds.database).find(refund_id);
    expect(batch?.debtor?.iban).toBe(refunds.config.DEBTOR_IBAN);
    const ports = {
      batches: createBatchStore(refunds.database),
      debtorOf: () => ({ name: 'Autre', iban: 'FR1420041010050500013M02606', bic: 'PSSTFRPP' }),
    };
    expect(await sepaFile(ports, refund_id)).toContain(`<IBAN>${refunds.config.DEBTOR_IBAN}</IBAN>`);
    expect(await refunds.batch(refund_id)).toMatchObject({
      debtor: { name: refunds.config.DEBTOR_NAME, iban_ends_with: refunds.config.DEBTOR_IBAN.slice(-4) },
    });
  });

  it('holds one transfer an establishment in euros, with an end-to-end id that leads to its files', async () => {
    const { refund_id } = await refunds.approved(await waitingFile(), await waitingFile({ cents: 4250 }));
    const answer = await refunds.sepaFile(refund_id);
    expect(answer.headers['content-type']).toContain('application/xml');
    expect(answer.text).toContain('<NbOfTxs>2</NbOfTxs>');
    expect(answer.text).toContain('<CtrlSum>92.50</CtrlSum>');
    expect(answer.text.match(/<InstdAmt Ccy="EUR">(50\.00|42\.50)<\/InstdAmt>/g)).toHaveLength(2);
    expect(answer.text).toContain('<Nm>CYCLES CIE EVREUX</Nm>');
    const { transfers } = await refunds.batch(refund_id);
    expect(answer.text).toContain(`<EndToEndId>${transfers[0].reference}</EndToEndId>`);
    expect(answer.text).toMatch(/<Ustrd>Primes REP00012-\d{5}<\/Ustrd>/);
  });

  it('asks for the day that the batch tells the desk, a banking day, and no draft tells one', async () => {
    const draft = (await refunds.draft(await waitingFile())).body;
    expect((await refunds.batch(draft.refund_id)).execution_date).toBeUndefined();
    const { refund_id } = await refunds.approved(await waitingFile());
    const { execution_date: day } = await refunds.batch(refund_id);
    expect(nextBankingDay(day)).toBe(day);
    expect((await refunds.sepaFile(refund_id)).text).toMatch(new RegExp(`<ReqdExctnDt>\\s*<Dt>${day}</Dt>`));
  });

  it('reads the same each time', async () => {
    const { refund_id } = await refunds.approved(await waitingFile());
    const [first, second] = [await refunds.sepaFile(refund_id), await refunds.sepaFile(refund_id)];
    expect(second.text).toBe(first.text);
  });

  it('does not exist before the approval', async () => {
    const { refund_id } = (await refunds.draft(await waitingFile())).body;
    expect((await refunds.sepaFile(refund_id)).status).toBe(409);
  });

  it.each([
    ['ADM', 200],
    ['REP', 403],
  ] as const)('is for administrators: %s gets %d', async (role, status) => {
    const { refund_id } = await refunds.approved(await waitingFile());
    expect((await refunds.sepaFile(refund_id, role)).status).toBe(status);
  });
});
