import { pdf, png } from '../evidence.harness.ts';
import { repairsUnderTest } from '../journeys.harness.ts';

const tested = repairsUnderTest();

const url = '/enrolment/repair';

async function withInvoice(amount_net: number) {
  const start = await tested.journeys.begin();
  const opened = await tested.journeys.open(start);
  const upload = (bytes: typeof pdf, extension: 'pdf' | 'png') =>
    tested.harness.upload(start.entityId, bytes, extension);
  const invoice = async (amount: number) => ({ ...(await upload(pdf, 'pdf')), amount_net: amount });
  const invoiced = await tested.journeys.repairer(start.caller, opened, 'FAC', await invoice(amount_net));
  const read = async () => (await start.caller.get(`${url}/${opened.repair_id}`)).body;
  return { start, invoiced, upload, invoice, read };
}

type Entry = { operation_code: string; operation_data: Record<string, unknown> };

describe('evidence that is replaced at status 0', () => {
  it('changes amounts and stamp with the last invoice, and keeps both invoices in the history', async () => {
    const { start, invoiced, invoice, read } = await withInvoice(125);
    const replaced = await tested.journeys.repairer(start.caller, invoiced, 'FAC', await invoice(30));
    expect(replaced.status).toBe(0);
    const file = await read();
    expect(file.repair_amounts).toEqual({ amount_net: 30, amount_to_refund: 30 });
    expect([file.missing, file.confirmation_due]).toEqual([['PHO', 'VAL'], false]);
    const invoices: Entry[] = file.history.filter(({ operation_code }: Entry) => operation_code === 'FAC');
    expect(invoices.map(({ operation_data }) => operation_data['amount_net'])).toEqual([125, 30]);
    const stamped = invoices.map(({ operation_data }) => operation_data['stamped_media_hash']);
    expect(new Set(stamped).size).toBe(2);
  });

  it('confirms the amount of the last invoice with the code that is sent behind it', async () => {
    const { start, invoiced, invoice, upload, read } = await withInvoice(125);
    const replaced = await tested.journeys.repairer(start.caller, invoiced, 'FAC', await invoice(30));
    const first = await tested.journeys.repairer(start.caller, replaced, 'PHO', await upload(png, 'png'));
    const second = await tested.journeys.repairer(start.caller, first, 'PHO', await upload(png, 'png'));
    const asked = await tested.journeys.repairer(start.caller, second, 'SMS');
    const code = await tested.harness.code(asked.repair_id);
    const confirmed = await tested.journeys.repairer(start.caller, asked, 'VAL', { code });
    expect(confirmed.status).toBe(1);
    const file = await read();
    expect(file.confirmed_amounts).toEqual({ amount_net: 30, amount_to_refund: 30 });
    expect(file.history.map(({ operation_code }: Entry) => operation_code)).toEqual([
      ...['INIT', 'FAC', 'FAC', 'PHO', 'PHO', 'SMS', 'VAL'],
    ]);
  });
});
