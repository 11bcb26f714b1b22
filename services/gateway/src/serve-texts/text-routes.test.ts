import { resolve } from 'node:path';
import { requireFace } from '@alveole/campaigns';
import type { Face } from '@alveole/campaigns';
import { demonstrationConfig } from '@alveole/contracts/fixtures';
import type { LegalText } from '@alveole/domain';
import request from 'supertest';
import { drawnFiles, endAll, folderOf, publicSiteBuild, shellFiles, testGateway } from '../gateway.harness.ts';
import { publishBuild } from '../serve-remotes/publish-build.ts';

afterAll(endAll);

const face = requireFace(resolve(import.meta.dirname, '../../../../campaigns'), 'metropole-exemple');
const [current] = face.legalTexts['conditions-reparateurs'] as [LegalText];
const next: LegalText = {
  ...current,
  day: '2027-03-01',
  mark: 'ffffffff',
  blocks: [{ kind: 'paragraph', spans: [{ text: 'Nouvelle <règle> & suite' }] }],
};
const announcing: Face = { ...face, legalTexts: { ...face.legalTexts, 'conditions-reparateurs': [current, next] } };

async function gatewayOn(day: string, shown: Face = announcing) {
  const { app, remotesFolder } = await testGateway({
    publicConfig: demonstrationConfig,
    currentFace: () => shown,
    now: () => new Date(`${day}T10:00:00Z`),
    shellDir: await folderOf({
      ...shellFiles,
      'prerendered/conditions-reparateurs.html': '<header></header><!--alveole:page-->',
    }),
  });
  const place = '<h1>Conditions</h1><div class="t" data-legal-text="conditions-reparateurs"></div>';
  const build = { ...publicSiteBuild, ...drawnFiles(() => ({ 'conditions-reparateurs': place })) };
  await publishBuild({ buildFolder: await folderOf(build), remotesFolder });
  return (path: string) => request(app).get(path).set('accept', 'text/html');
}

describe('the page of a legal text', () => {
  const path = '/auth/programme/textes/conditions-reparateurs';

  it('is drawn with its text, and carries it for the app', async () => {
    const get = await gatewayOn('2026-11-27');
    const { text } = await get(path);
    expect(text).toMatch(
      /<div class="t" data-legal-text="conditions-reparateurs"><p><span>Version du 1er janvier 2026/,
    );
    expect(text).toContain('<a href="documents/conditions-reparateurs.2027-03-01.pdf">La lire (PDF)</a>');
    expect(text).toContain('<h2 id="1-referencement">');
    expect(text).toMatch(
      /<script type="application\/json" id="alveole-legal-text">\{"text":\{"id":"conditions-reparateurs"/,
    );
  });

  it('shows the next version from its day on, nothing of it as markup', async () => {
    const get = await gatewayOn('2027-03-01');
    const { text } = await get(path);
    expect(text).toContain('<p><span>Nouvelle &lt;règle&gt; &amp; suite</span></p>');
    expect(text).not.toContain('La lire (PDF)');
  });
});

describe('the data of a legal text', () => {
  it('is the version in force with the day of the announced one', async () => {
    const get = await gatewayOn('2026-11-27');
    expect((await get('/textes/conditions-reparateurs.json')).body).toMatchObject({
      text: { id: 'conditions-reparateurs', day: '2026-01-01' },
      announced: { day: '2027-03-01', mark: 'ffffffff' },
    });
    await get('/textes/autre.json').expect(404);
  });
});

describe('the PDF of a legal text', () => {
  it.each([
    ['in force', '/documents/conditions-reparateurs.pdf'],
    ['announced', '/documents/conditions-reparateurs.2027-03-01.pdf'],
    ['of the terms of use, at its address of always', '/documents/conditions-generales-utilisation.pdf'],
  ])('is served %s', async (_, path) => {
    const get = await gatewayOn('2026-11-27');
    const pdf = await get(path).responseType('blob').expect(200).expect('content-type', 'application/pdf');
    expect((pdf.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.each(['/documents/conditions-reparateurs.2020-01-01.pdf', '/documents/autre.pdf'])(
    'is not found at %s',
    async (path) => {
      const get = await gatewayOn('2026-11-27');
      await get(path).expect(404);
    },
  );
});
