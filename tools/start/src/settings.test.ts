import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { demonstrationProgramme } from '@alveole/domain';
import { readSettings } from './settings.ts';

describe('the programme of the one-machine installation', () => {
  it('is the demonstration’s, or what the environment says', () => {
    expect(readSettings({}).programme).toEqual(demonstrationProgramme);
    const { programme } = readSettings({ PROGRAMME_NAME: 'Vélo & Cie', FUNDERS: '["Région Nord"]' });
    expect(programme).toStrictEqual({
      name: 'Vélo & Cie',
      contacts: demonstrationProgramme.contacts,
      funders: ['Région Nord'],
      textsNote: demonstrationProgramme.textsNote,
    });
  });

  it('keeps it from starting where it is said wrongly, and names the variable', () => {
    expect(() => readSettings({ FUNDERS: 'Région Nord', CONTACT_PROFESSIONALS: 'pro' })).toThrow(
      /^Environnement incorrect — CONTACT_PROFESSIONALS : .* ; FUNDERS : must be JSON \["name", …\]/,
    );
  });
});

describe('the campaign of the one-machine installation', () => {
  const campaigns = resolve(import.meta.dirname, '../../../campaigns');
  const folder = mkdtempSync(join(tmpdir(), 'alveole-settings-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads the campaign from the folder that the environment names', () => {
    expect(readSettings({}).campaign.id).toBe('open-ended');
    cpSync(join(campaigns, 'programme-2020'), join(folder, 'programme-2020'), { recursive: true });
    expect(readSettings({ CAMPAIGN: 'programme-2020', CAMPAIGNS_DIR: folder }).campaign.endsOn).toBe('2021-03-31');
  });

  it('refuses to start with a campaign whose files have a fault, named with file and line', () => {
    const file = join(folder, 'programme-2020/campaign.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('fin: 2021', 'fin: 2019'));
    expect(() => readSettings({ CAMPAIGN: 'programme-2020', CAMPAIGNS_DIR: folder })).toThrow(
      /^Environnement incorrect — CAMPAIGN :\n.*campaign\.yaml:9 : « calendrier › fin » : la fin vient avant l’ouverture$/,
    );
    expect(() =>
      readSettings({ CAMPAIGN: 'open-ended', CAMPAIGN_SUPPLEMENTS: 'programme-2020', CAMPAIGNS_DIR: campaigns }),
    ).toThrow(/^Environnement incorrect — CAMPAIGN_SUPPLEMENTS :\n.*programme-2020\/campaign\.yaml/);
    expect(() => readSettings({ CAMPAIGN: 'metz', CAMPAIGNS_DIR: folder })).toThrow(/« metz »/);
  });
});
