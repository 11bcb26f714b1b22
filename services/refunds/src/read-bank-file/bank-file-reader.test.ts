import { createMetrics } from '@alveole/service-kit';
import { createBankFileReader } from './bank-file-reader.ts';
import type { BankFileReader } from './bank-file-reader.ts';
import { camt } from '../hear-bank/bank-files.fixture.ts';

const sound = camt('054', [{ reference: 'REF1', amount: '50.00' }]);
const readers: BankFileReader[] = [];
const start = (...options: Parameters<typeof createBankFileReader>) => {
  const reader = createBankFileReader(...options);
  readers.push(reader);
  return reader;
};
afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()));
});

describe('reading a file of the bank away from the event loop', () => {
  it('answers its lines', async () => {
    const [file] = await start().read(sound);
    expect(file?.kind).toBe('camt.054');
    expect(file?.lines).toMatchObject([{ reference: 'REF1', word: 'paid', amount: { cents: 5000, currency: 'EUR' } }]);
  });

  it.each(['', '<a/>', 'not XML', '<!DOCTYPE a><Document/>'])('refuses what is none: %j', async (content) => {
    await expect(start().read(content)).rejects.toMatchObject({ code: 'ValidationException' });
  });

  it('answers 503 with a delay for what the machine is too slow for, twice tried, and calls it no bad file', async () => {
    const metrics = createMetrics('refunds', { processMetrics: false });
    // No thread starts as fast.
    const reader = start({ metrics, timeoutMs: 1 });
    await expect(reader.read(sound)).rejects.toMatchObject({
      code: 'ServiceUnavailableException',
      retryAfter: 10,
    });
    expect(await metrics.metrics()).toMatch(/^work_ended_total\{pool="bank-file",outcome="timeout".*\} 2$/m);
  });
});
