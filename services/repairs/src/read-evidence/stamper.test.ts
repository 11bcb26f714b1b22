import { encode } from '@alveole/hex-code';
import { createMetrics } from '@alveole/service-kit';
import { pdf, png } from '../evidence.harness.ts';
import { createStamper } from './stamper.ts';
import type { Stamper } from './stamper.ts';

const stamp = { dots: encode('123456789012345678'), amountCents: 5000 };
const stampers: Stamper[] = [];
const start = (...options: Parameters<typeof createStamper>) => {
  const stamper = createStamper(...options);
  stampers.push(stamper);
  return stamper;
};
afterEach(async () => {
  await Promise.all(stampers.splice(0).map((stamper) => stamper.close()));
});

describe('stamping away from the event loop', () => {
  it('answers the stamped copy of a PDF, and why one has none', async () => {
    const stamper = start();
    const [sound, broken] = [pdf, pdf.subarray(0, 120)].map((bytes) => stamper.stampPdf(bytes, stamp));
    expect(await sound).toEqual({ file: expect.objectContaining({ bytes: expect.any(Uint8Array) }) });
    expect(await broken).toEqual({ refusal: 'PDF_BROKEN' });
  });

  it('answers 503 with a delay for a PDF that the machine is too slow for, twice tried, and calls it not too complex', async () => {
    const metrics = createMetrics('repairs', { processMetrics: false });
    // No thread starts as fast.
    const stamper = start({ metrics, timeoutMs: 1 });
    await expect(stamper.stampPdf(pdf, stamp)).rejects.toMatchObject({
      code: 'ServiceUnavailableException',
      retryAfter: 10,
    });
    expect(await metrics.metrics()).toMatch(/^work_ended_total\{pool="stamp-pdf",outcome="timeout".*\} 2$/m);
  });

  it.each(['stampPdf', 'stampImage'] as const)('refuses with 503 what finds too many waiting: %s', async (act) => {
    const stamper = start({ threads: 1, queue: 0 });
    const bytes = act === 'stampPdf' ? pdf : png;
    const first = stamper[act](bytes, stamp);
    await expect(stamper[act](bytes, stamp)).rejects.toMatchObject({ code: 'ServiceUnavailableException' });
    expect(await first).toBeDefined();
  });
});
