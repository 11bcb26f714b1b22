import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { campaignTexts, readCampaign } from '@alveole/campaigns';
import { runCampaignCommand } from './run-campaign-command.ts';

const repository = resolve(import.meta.dirname, '../../../campaigns');
const folder = mkdtempSync(join(tmpdir(), 'alveole-campaigns-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(words: string, campaignsDir: string) {
  const lines: string[] = [];
  const hasPassed = runCampaignCommand(words.split(' '), campaignsDir, (line) => void lines.push(line));
  return { hasPassed, lines };
}

it('finds the campaigns of the repository in order', () => {
  const { hasPassed, lines } = run('check open-ended programme-2020', repository);
  expect(hasPassed).toBe(true);
  expect(lines.filter((line) => !line.startsWith(' '))).toEqual([
    'open-ended : en ordre, avec ses exemples.',
    'programme-2020 : en ordre, avec ses exemples.',
  ]);
});

it('advises that the legal texts of a campaign are those of a demonstration', () => {
  expect(run('check open-ended', repository).lines).toContainEqual(
    expect.stringMatching(/^ {2}.*open-ended\/textes:1 : Textes légaux d’une démonstration/),
  );
});

it('lists each campaign with its days and its cap', () => {
  expect(run('list', repository).lines).toEqual([
    expect.stringMatching(/^metropole-exemple +Vélo pour tous en métropole, version 1, .*100,00\s€/),
    expect.stringMatching(
      /^open-ended +Aide à la réparation de vélos, version 1, depuis le 2020-05-11, sans fin, 50,00\s€/,
    ),
    expect.stringMatching(/^programme-2020 +Programme 2020, version 1, depuis le 2020-05-11, jusqu’au 2021-03-31/),
  ]);
});

it('writes a campaign that passes the check as it stands, and no second one over it', () => {
  expect(run('new lyon-2027', folder).hasPassed).toBe(true);
  expect(run('check', folder)).toMatchObject({
    hasPassed: true,
    lines: expect.arrayContaining(['lyon-2027 : en ordre, avec ses exemples.']) as string[],
  });
  expect(run('new lyon-2027', folder)).toMatchObject({
    hasPassed: false,
    lines: [expect.stringContaining('existe déjà')],
  });
});

it('takes a cap of 80 € from the rules once the examples say so too, without a build', () => {
  run('new nantes', folder);
  const path = (file: string) => join(folder, 'nantes', file);
  const alter = (file: string, text: string, altered: string) =>
    writeFileSync(path(file), readFileSync(path(file), 'utf8').replaceAll(text, altered));
  alter('rules.publicodes', 'valeur: 50 €', 'valeur: 80 €');
  expect(run('check nantes', folder)).toMatchObject({
    hasPassed: false,
    lines: expect.arrayContaining([
      expect.stringMatching(/examples\.yaml:\d+ : « Une facture de 125 € .*80,00\s€/),
    ]) as string[],
  });
  alter('examples.yaml', 'prime: 50 €', 'prime: 80 €');
  alter('examples.yaml', 'plafond: 50 €', 'plafond: 80 €');
  alter('examples.yaml', 'montant HT: 50 €', 'montant HT: 80 €');
  expect(readCampaign(campaignTexts(path('.')), 'nantes')).toMatchObject({ campaign: { repairCapCents: 80_00 } });
});

it('tells the line of a colour on which white cannot be read', () => {
  run('new brest', folder);
  const path = join(folder, 'brest', 'visage.yaml');
  const face = readFileSync(path, 'utf8');
  writeFileSync(path, `${face}\ncouleurs: { principale: '#7fd4ff', accent: '#f2a516' }\n`);
  const { hasPassed, lines } = run('check brest', folder);
  expect(hasPassed).toBe(false);
  expect(lines).toContainEqual(expect.stringMatching(/brest\/visage\.yaml:\d+ : blanc sur la couleur principale/));
});

it.each(['new', 'new Été', 'new ../etc'])('refuses « %s », which names no folder', (words) => {
  expect(run(words, folder)).toMatchObject({
    hasPassed: false,
    lines: [expect.stringContaining('Un nom en minuscules')],
  });
});

it('names a campaign that does not exist, and prints the usage when no act is named', () => {
  expect(run('check metz', folder)).toMatchObject({
    hasPassed: false,
    lines: [expect.stringContaining('pas de dossier')],
  });
  expect(run('', folder).lines).toHaveLength(6);
});

const nobody = '--url http://127.0.0.1:1';

it.each([
  ['publish open-ended --form 2026-12-01', 'L’option « --form » n’existe pas ici.'],
  ['replay open-ended@1 --avec open-ended@2', 'L’option « --avec » n’existe pas ici.'],
  ['publish open-ended --from', 'L’option « --from » n’a pas la valeur qu’il lui faut.'],
  [`publish open-ended@2 ${nobody}`, expect.stringMatching(/^Aucune installation ne répond à cette adresse/)],
  [`replay open-ended@1 --with open-ended@2 ${nobody}`, expect.stringMatching(/^Aucune installation ne répond/)],
])('says in French why « %s » came to nothing', async (words, sentence: unknown) => {
  const { hasPassed, lines } = run(words, repository);
  expect([await hasPassed, lines]).toEqual([false, [sentence]]);
});
