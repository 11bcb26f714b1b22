import { createDemoApi, freshState, mainJob, runJourney } from '@alveole/demo';
import { expect, test } from '@playwright/test';
import { freshInstallation, removeInstallation, startProduct } from '@alveole/start/run-product';

test('the log of a whole journey names no person, address, phone, code or token', async () => {
  const installation = await freshInstallation();
  const product = await startProduct(installation, { LOG_LEVEL: 'debug' });
  try {
    const greeting = product.printed().length;
    const state = freshState();
    const codes: string[] = [];
    const report = (line: string) => codes.push(...(line.match(/(?<=code )\d{6}\b/g) ?? []));
    await runJourney(
      mainJob,
      { api: createDemoApi(product.url), state },
      { until: mainJob.length, report, save: () => {} },
    );
    const log = product.printed().slice(greeting);
    expect(log).toContain('"request_id"');
    expect(codes.length).toBeGreaterThanOrEqual(2);
    const personal = [
      state.mail,
      state.password,
      state.phone,
      state.phone.slice(3),
      state.lastname,
      state.siret,
      state.bikeSerial,
      state.consumerId ?? '',
      'FR7630006000011234567890189',
    ];
    for (const secret of [...personal, ...personal.map(encodeURIComponent)]) expect(log).not.toContain(secret);
    for (const code of codes) expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
    expect(log).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);
    expect(log).not.toMatch(/X-Amz-Signature/i);
  } finally {
    await product.kill();
    await removeInstallation(installation);
  }
});
