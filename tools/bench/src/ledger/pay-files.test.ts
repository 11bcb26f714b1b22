import type { RefundsAtWork } from './refunds-at-work.ts';
import { settleBatch } from './pay-files.ts';
import type { Timed } from './stopwatch.ts';

const batch = { refund_id: 'b1', row_hash: 'h1', transfers: [] };
const untimed: Timed = (_name, act) => act();

/** A service whose file for the bank is this; what it is asked for is kept. */
function answering(sepaFile: string) {
  const asked: string[] = [];
  const caller: RefundsAtWork['drafter'] = async (method, path) => {
    asked.push(`${method} ${path}`);
    return { status: 200, text: path.endsWith('sepa.xml') ? sepaFile : JSON.stringify(batch) };
  };
  return { asked, refunds: { drafter: caller, approver: caller } as RefundsAtWork };
}

it.each(['<Document/>', 'no file at all', ''])(
  'the bench hands no file to the bank that is not as the schema wants it: %j',
  async (file) => {
    const { asked, refunds } = answering(file);
    await expect(settleBatch(refunds, batch, untimed)).rejects.toThrow('pain.001');
    expect(asked).not.toContain('POST /v1/refunds/bank_files');
  },
);
