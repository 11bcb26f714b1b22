import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { campaignIds, requireFace } from '@alveole/campaigns';
import { writeOwnCampaigns } from './own-campaigns.ts';

it('writes campaigns of an operator, none with a legal text of the demonstration', () => {
  const folder = writeOwnCampaigns(mkdtempSync(join(tmpdir(), 'alveole-own-')));
  const faces = campaignIds(folder).map((id) => requireFace(folder, id, { ownTexts: true }));
  expect(faces.map(({ hasDemonstrationTexts }) => hasDemonstrationTexts)).toEqual(faces.map(() => false));
  rmSync(folder, { recursive: true });
});
