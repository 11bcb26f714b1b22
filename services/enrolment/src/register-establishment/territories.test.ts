import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { register } from '../shops.harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'alveole-territories-'));
let enrolment: OpenEnrolment;

/** A programme of the Ain and of Réunion alone. */
beforeAll(async () => {
  cpSync(resolve(import.meta.dirname, '../../../../campaigns'), folder, { recursive: true });
  const file = join(folder, 'open-ended/campaign.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('taux de TVA:', 'territoires: [1, 974]\ntaux de TVA:'));
  enrolment = await openEnrolment({ CAMPAIGNS_DIR: folder });
});
afterAll(async () => {
  await enrolment?.close();
  rmSync(folder, { recursive: true });
});

it('refuses the registration of a shop outside the departments of the campaign', async () => {
  const { answer } = await register(enrolment);
  expect([answer.status, answer.body.message]).toEqual([
    400,
    'entity_data.zip: The campaign is not held in this department.',
  ]);
});
