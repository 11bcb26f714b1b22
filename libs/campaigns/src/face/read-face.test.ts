import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { campaignIds } from '../campaigns-folder.ts';
import { alterFile, campaignsDir } from '../written-campaign.fixture.ts';
import { faultText } from '../yaml/campaign-fault.ts';
import { faceBytes, requireFace } from './face-folder.ts';
import { readFace } from './read-face.ts';

const copies: string[] = [];
afterAll(() => copies.forEach((copy) => rmSync(copy, { recursive: true })));

const id = 'metropole-exemple';

/** A copy of the metropolis of the example. @returns the folder of its campaigns, and its own */
function copied() {
  const parent = mkdtempSync(join(tmpdir(), 'alveole-face-'));
  copies.push(parent);
  const folder = join(parent, id);
  cpSync(join(campaignsDir, id), folder, { recursive: true });
  return { parent, folder };
}

function faultsOf(folder: string): readonly string[] {
  const read = readFace(faceBytes(folder));
  return 'faults' in read ? read.faults.map((fault) => faultText('', fault).slice(1).replaceAll('\u00a0', ' ')) : [];
}

function faultsWhere(file: string, text: string, altered: string): readonly string[] {
  const { folder } = copied();
  alterFile(folder, file, text, altered);
  return faultsOf(folder);
}

it.each(campaignIds(campaignsDir))('finds no fault of the face of the campaign %s of the repository', (name) => {
  expect(faultsOf(join(campaignsDir, name))).toEqual([]);
});

it('reads name, contacts, palette, logo, mails and legal texts of a face', () => {
  const face = requireFace(campaignsDir, id);
  expect(face).toMatchObject({
    name: 'Vélo Métropole',
    contacts: { professionals: 'ateliers@metropole.example' },
    palette: { light: { brand: '#6d2077' } },
    pictures: { logo: { type: 'image/svg+xml', ratio: 1 } },
    mails: { sender: 'Vélo Métropole', foot: [expect.stringContaining('12 place du Vélo'), expect.any(String)] },
    hasDemonstrationTexts: true,
  });
  expect(face.legalTexts['mentions-legales']).toEqual([
    expect.objectContaining({
      id: 'mentions-legales',
      day: '2026-01-01',
      mark: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
    }),
  ]);
});

it('keeps the colours of the kit where a face gives none', () => {
  expect(requireFace(campaignsDir, 'open-ended').palette).toBeUndefined();
});

it('orders the versions of a legal text by their first day', () => {
  const { parent, folder } = copied();
  writeFileSync(
    join(folder, 'textes/conditions-reparateurs.2027-01-01.md'),
    '---\nen vigueur: 2027-01-01\ndémonstration: oui\n---\n\nDu neuf.\n',
  );
  const days = requireFace(parent, id).legalTexts['conditions-reparateurs'].map(({ day }) => day);
  expect(days).toEqual(['2026-01-01', '2027-01-01']);
});

it.each([
  [
    'a colour on which white cannot be read',
    'visage.yaml',
    "'#6d2077'",
    "'#c86dd7'",
    [
      /^visage\.yaml:7 : couleur principale sur le fond #f6f7f4 : contraste de 2,\d\d, il en faut 4,5\. La couleur la plus proche qui convient : "#[0-9a-f]{6}"\.$/,
      /^visage\.yaml:7 : blanc sur la couleur principale/,
    ],
  ],
  [
    'a colour by its English name',
    'visage.yaml',
    "'#ffb000'",
    'orange',
    [/^visage\.yaml:8 : .*il faut une couleur comme "#0b5f5c"/],
  ],
  [
    'a key that nobody knows',
    'visage.yaml',
    'nom: Vélo Métropole',
    'nom: Vélo Métropole\nlogotype: x',
    [/^visage\.yaml:4 : « logotype » : ce nom n’est pas connu ici/],
  ],
  [
    'a logo that is not there',
    'visage.yaml',
    'logo: logo.svg',
    'logo: autre.svg',
    [/^visage\.yaml:4 : « logo » : le fichier autre\.svg manque/],
  ],
  [
    'a logo outside its folder',
    'visage.yaml',
    'logo: logo.svg',
    'logo: ../logo.svg',
    [/^visage\.yaml:4 : « logo » : il faut le nom d’un fichier du dossier/],
  ],
  [
    'a logo with a script',
    'logo.svg',
    '<title>',
    '<script>x</script><title>',
    [/^logo\.svg:2 : « <script> » n’est pas permis/],
  ],
  [
    'a publisher without an address',
    'visage.yaml',
    '  adresse: 12 place du Vélo, 69000 Exemple\n  courriel',
    '  courriel',
    [/^visage\.yaml:\d+ : « éditeur › adresse » : il manque un texte/],
  ],
  [
    'a text that asks for a value that was not written',
    'visage.yaml',
    '  téléphone: 04 00 00 00 00\n',
    '',
    [/^textes\/mentions-legales\.md:10 : « \{\{éditeur\.téléphone\}\} » : visage\.yaml ne dit pas cette valeur/],
  ],
  [
    'a text with a link of a script',
    'textes/conditions-generales.md',
    '(donnees-personnelles.md)',
    '(javascript:x)',
    [/^textes\/conditions-generales\.md:22 : Le lien « javascript:x » n’est pas permis/],
  ],
  [
    'a text without its head',
    'textes/mentions-legales.md',
    '---\nen vigueur',
    'en vigueur',
    [/^textes\/mentions-legales\.md:1 : Il manque l’en-tête/],
  ],
  [
    'a day that is none',
    'textes/mentions-legales.md',
    '2026-01-01',
    'demain',
    [/^textes\/mentions-legales\.md:2 : « en vigueur » : il faut un jour/],
  ],
] as const)('tells of a face with %s its file and line', (_, file, text, altered, faults) => {
  expect(faultsWhere(file, text, altered)).toEqual(faults.map((fault) => expect.stringMatching(fault) as string));
});

it('refuses an own legal notice that does not name its host', () => {
  const { folder } = copied();
  alterFile(folder, 'textes/mentions-legales.md', 'démonstration: oui', 'démonstration: non');
  alterFile(folder, 'textes/mentions-legales.md', '{{hébergeur.nom}}', 'Un hébergeur');
  expect(faultsOf(folder)).toEqual(['textes/mentions-legales.md:5 : Ce texte doit dire {{hébergeur.nom}}.']);
});

it('names a text file that is missing, and one whose name is that of no text', () => {
  const { folder } = copied();
  rmSync(join(folder, 'textes/mentions-legales.md'));
  writeFileSync(join(folder, 'textes/mentions.md'), '');
  expect(faultsOf(folder)).toEqual([
    expect.stringContaining('textes/mentions.md:1 : Ce nom n’est celui d’aucun texte'),
    'textes/mentions-legales.md:1 : Ce fichier manque.',
  ]);
});

describe('an installation that asks for its own texts', () => {
  it('is refused with those of the demonstration', () => {
    expect(() => requireFace(campaignsDir, id, { ownTexts: true })).toThrow(
      /textes légaux de .*metropole-exemple\/textes sont ceux d’une démonstration/,
    );
  });

  it('is given a face whose texts are all its own', () => {
    const { parent, folder } = copied();
    for (const text of ['conditions-generales', 'mentions-legales', 'donnees-personnelles', 'conditions-reparateurs'])
      alterFile(folder, `textes/${text}.md`, 'démonstration: oui\n', '');
    expect(requireFace(parent, id, { ownTexts: true }).hasDemonstrationTexts).toBe(false);
  });
});
