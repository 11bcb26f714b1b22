import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { demonstrationConfig } from '@alveole/contracts/fixtures';
import { createLogger } from '@alveole/service-kit';
import { followConfig } from './follow-config.ts';

const campaigns = resolve(import.meta.dirname, '../../../../campaigns');
const logger = createLogger({ service: 'test', level: 'silent' });
const next = { ...demonstrationConfig.campaign, version: 2, repairCapCents: 80_00 };

/** A service of repairs that tells these campaigns. */
async function repairsThatTells(campaigns: unknown) {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(campaigns)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

it('tells pages the figures of the version that was published, in their JSON too', async () => {
  const repairs = await repairsThatTells([
    { campaign: demonstrationConfig.campaign },
    { holds_from: '2026-01-01', campaign: next },
  ]);
  const now = () => new Date('2026-06-01T10:00:00Z');
  const { config, stop } = followConfig(demonstrationConfig, { repairsUrl: repairs.url, logger, now });
  expect(config.campaign.version).toBe(demonstrationConfig.campaign.version);
  await stop();
  expect(JSON.parse(JSON.stringify(config))).toMatchObject({ campaign: { version: 2, repairCapCents: 80_00 } });
  repairs.close();
});

describe('the funders that pages name', () => {
  const funders = [
    { id: 'ville', name: 'Ville', pays: 'percentage' as const, percent: 40 },
    { id: 'etat', name: 'État', pays: 'remainder' as const },
  ];
  const { name, contacts } = demonstrationConfig.programme;
  const named = { name, contacts, funders: ['Région'] };

  it.each([
    ['those of the campaign, without the demonstration’s note', demonstrationConfig.programme, ['Ville', 'État']],
    ['those that the installation says in its own words', named, ['Région']],
  ])('names to pages, as the funders, %s', async (_, programme, names) => {
    const repairs = await repairsThatTells([{ campaign: { ...next, funders } }]);
    const { config, stop } = followConfig(
      { ...demonstrationConfig, programme, campaign: { ...next, funders } },
      { repairsUrl: repairs.url, logger, now: () => new Date() },
    );
    await stop();
    expect([config.programme.funders, config.programme.fundersNote]).toEqual([names, undefined]);
    repairs.close();
  });
});

it('tells pages the name that the face of the campaign says after a change of its files', async () => {
  const repairs = await repairsThatTells([{ campaign: demonstrationConfig.campaign }]);
  const campaignsDir = mkdtempSync(join(tmpdir(), 'alveole-faces-'));
  cpSync(join(campaigns, 'open-ended'), join(campaignsDir, 'open-ended'), { recursive: true });
  const { config, currentFace, refreshFace, stop } = followConfig(demonstrationConfig, {
    repairsUrl: repairs.url,
    logger,
    now: () => new Date(),
    face: { campaignsDir, campaign: 'open-ended', programmeSettings: {} },
  });
  const file = join(campaignsDir, 'open-ended/visage.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('nom: Alvéole', 'nom: Vélo Brest'));
  refreshFace();
  expect([config.programme.name, currentFace()?.name]).toEqual(['Vélo Brest', 'Vélo Brest']);
  await stop();
  repairs.close();
  rmSync(campaignsDir, { recursive: true });
});

it('does not start an installation of its own texts with those of a demonstration', () => {
  const face = { campaignsDir: campaigns, campaign: 'open-ended', programmeSettings: {}, ownTexts: true };
  expect(() =>
    followConfig(demonstrationConfig, { repairsUrl: 'http://127.0.0.1:1', logger, now: () => new Date(), face }),
  ).toThrow(/textes légaux .* sont ceux d’une démonstration/);
});

it('goes on with the figures of the installation’s folder where the versions cannot be read', async () => {
  const repairs = await repairsThatTells([{ campaign: { version: 'x' } }]);
  const { config, stop } = followConfig(demonstrationConfig, {
    repairsUrl: repairs.url,
    logger,
    now: () => new Date(),
  });
  await stop();
  expect(config.campaign).toEqual(demonstrationConfig.campaign);
  repairs.close();
});
