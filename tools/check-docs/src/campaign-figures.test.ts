import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireCampaign } from '@alveole/campaigns';
import { campaignFigures } from './campaign-figures.ts';

const root = join(import.meta.dirname, '../../..');
const campaign = requireCampaign(join(root, 'campaigns'), 'programme-2020');

describe('a figure of a campaign in code', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'figures-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const figuresIn = (code: string) => {
    writeFileSync(join(folder, 'a.ts'), code);
    return campaignFigures(folder, ['a.ts'], campaign);
  };

  it.each([
    ["text: 'Une aide de 50\u00a0€ par vélo'", '50\u00a0€'],
    ["text: '67,50 € pour une personne'", '67,50 €'],
    ['text: "jusqu’à 150\\u00a0€"', '150\\u00a0€'],
    ['const premium = 67_50;', '67_50'],
    ["opens: '2020-05-11'", '2020-05-11'],
    ["text: 'jusqu’au 31\u00a0mars 2021'", '31\u00a0mars 2021'],
  ])('is found: %s', (code, figure) => expect(figuresIn(code)).toEqual([`a.ts: ${figure}`]));

  it.each(['const widths = [50_00, 100_00];', '// an aid of 50 €', "text: '1 250 €'", 'const wait = 5000;'])(
    'is not found: %s',
    (code) => expect(figuresIn(code)).toEqual([]),
  );
});

it('applications, libraries and services hold no figure of the programme of 2020: campaigns/ does', () => {
  const listed = execFileSync('git', ['ls-files', 'apps', 'libs', 'services'], { cwd: root, encoding: 'utf8' });
  const files = listed
    .split('\n')
    .filter((file) => /\.(ts|tsx|html)$/.test(file))
    .filter((file) => !/\.(test|fixture|harness|spec)\.tsx?$|\/(e2e|gallery|testing)\//.test(file));
  expect(campaignFigures(root, files, campaign)).toEqual([]);
});
