import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { requireFace } from '@alveole/campaigns';
import { versionName } from '@alveole/domain';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { fileOf, saveOf, validatedShop } from '../shops.harness.ts';

const campaigns = resolve(import.meta.dirname, '../../../../campaigns');
const folder = mkdtempSync(join(tmpdir(), 'alveole-texts-'));
let enrolment: OpenEnrolment;

/** The programme of an installation that announces new conditions for the first of May 2026. */
beforeAll(async () => {
  cpSync(campaigns, folder, { recursive: true });
  writeFileSync(
    join(folder, 'open-ended/textes/conditions-reparateurs.2026-05-01.md'),
    '---\nen vigueur: 2026-05-01\ndémonstration: oui\n---\n\nUne règle de plus.\n',
  );
  enrolment = await openEnrolment({ CAMPAIGNS_DIR: folder });
});
afterAll(async () => {
  await enrolment?.close();
  rmSync(folder, { recursive: true });
});

const versions = () =>
  requireFace(folder, 'open-ended').legalTexts['conditions-reparateurs'].map((version) => versionName(version));

it('keeps the version of the conditions and of the terms that a shop accepts as it registers', async () => {
  const shop = await validatedShop(enrolment);
  const { entity_data } = await fileOf(enrolment, shop.id);
  expect([entity_data.cgsVersion, entity_data.cguVersion]).toEqual([
    versions()[0],
    expect.stringMatching(/^2020-05-11-[0-9a-f]{8}$/),
  ]);
});

it('asks a shop for the announced conditions, and no more once it has accepted them by their name', async () => {
  const shop = await validatedShop(enrolment);
  const [, announced] = versions();
  expect((await fileOf(enrolment, shop.id)).awaited_conditions).toEqual({
    version: announced,
    day: '2026-05-01',
    in_force: false,
  });
  expect((await saveOf(enrolment, shop, { cgsAccept: true, cgsVersion: announced })).body.status).toBe(1);
  const file = await fileOf(enrolment, shop.id);
  expect(file.entity_data).toMatchObject({ cgsVersion: announced, cgsAcceptBy: 'Martin Camille' });
  expect(file).not.toHaveProperty('awaited_conditions');
});

it('refuses the acceptance of a version of the conditions that there is not', async () => {
  const shop = await validatedShop(enrolment);
  const answer = await saveOf(enrolment, shop, { cgsAccept: true, cgsVersion: '2026-05-01-00000000' });
  expect(answer.body.message).toBe('No such version of the conditions is in force or announced.');
  expect((await fileOf(enrolment, shop.id)).entity_data.cgsVersion).toBe(versions()[0]);
});
