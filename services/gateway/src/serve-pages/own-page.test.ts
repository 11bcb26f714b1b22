import { demonstrationConfig } from '@alveole/contracts/fixtures';
import type { PublicConfig } from '@alveole/contracts';
import { descriptionOf, fullPath, screens } from '@alveole/domain';
import { openEndedCampaign, programme2020 } from '@alveole/domain/fixtures';
import request from 'supertest';
import { drawnFiles, endAll, folderOf, publicSiteBuild, shellFiles, testGateway } from '../gateway.harness.ts';
import { publishBuild } from '../serve-remotes/publish-build.ts';

afterAll(endAll);

const programme = {
  name: 'Vélo & Cie',
  contacts: { citizens: 'tous@velo.example', professionals: 'pro@velo.example', associations: 'asso@velo.example' },
  funders: ['Région Nord', 'Ville de Lens'],
};

/** A remote's build whose landing tells when the campaign ends and who pays. */
const build = {
  ...publicSiteBuild,
  ...drawnFiles(({ campaign, programme: { funders, fundersNote } }) => ({
    landing: `<p>Fin : ${campaign.endsOn}</p><ul><li>${funders[0]}</li></ul><p>${fundersNote}</p>`,
  })),
};

/** What a browser gets first at an address of an installation. */
async function firstBytes(own: Partial<PublicConfig>, path = '/auth/particulier', files = build): Promise<string> {
  const { app, remotesFolder } = await testGateway({
    publicConfig: { ...demonstrationConfig, ...own },
    publicUrl: 'https://velo.example',
    shellDir: await folderOf({ ...shellFiles, 'prerendered/landing.html': '<b>{{name}}</b><!--alveole:page-->' }),
  });
  await publishBuild({ buildFolder: await folderOf(files), remotesFolder });
  return (await request(app).get(path).set('accept', 'text/html')).text;
}

describe('the first bytes of a page', () => {
  it('tell the figures of the campaign that runs', async () => {
    expect(await firstBytes({ campaign: openEndedCampaign })).toContain('<p>Fin : null</p>');
    expect(await firstBytes({ campaign: programme2020 })).toContain('<p>Fin : 2021-03-31</p>');
  });

  it.each([
    ['whose figures were others when the page was drawn', { ...programme2020, repairCapCents: 60_00 }],
    ['that was not there when the page was drawn', { ...programme2020, id: 'programme-2027' }],
  ])('tell no figure of a campaign %s: the app, named ahead, draws the page', async (_, campaign) => {
    const text = await firstBytes({ campaign });
    expect(text).toContain('<div id="root"></div>');
    expect(text).toMatch(/rel="preload" as="script" href="[^"]*assets\/routes\.1\.js">/);
    expect(text).not.toContain('Fin :');
  });

  it('tell no figure that a build of before drew for a campaign that it does not name', async () => {
    const before = { ...publicSiteBuild, 'prerendered/landing.open-ended.html': '<h1>Jusqu’à 50 €</h1>' };
    expect(await firstBytes({}, '/auth/particulier', before)).toContain('<div id="root"></div>');
  });

  it('name the programme and the funders of this installation, without the demonstration’s note', async () => {
    const text = await firstBytes({ programme });
    expect(text).toContain('<b>Vélo &amp; Cie</b>');
    expect(text).toContain('<ul><li>Région Nord</li><li>Ville de Lens</li></ul></div>');
  });

  it('say of a demonstration that it is one', async () => {
    expect(await firstBytes({})).toMatch(/<li>Agence de démonstration du vélo<\/li>.*<p>Ces noms sont ceux d’une/);
  });
});

describe('what previews and search engines read', () => {
  it('is named after the programme', async () => {
    const text = await firstBytes({ programme });
    expect(text).toContain('<title>Particuliers · Vélo &amp; Cie</title>');
    expect(text).toContain('<meta name="application-name" content="Vélo &amp; Cie">');
    expect(text).toContain('<meta property="og:site_name" content="Vélo &amp; Cie">');
    expect(text).toContain('<meta property="og:title" content="Particuliers · Vélo &amp; Cie">');
    expect(text).not.toMatch(/Alvéole|preview\.png/);
    expect(text).toContain('<meta property="og:image" content="https://velo.example/icons/icon-512.png">');
  });

  it('tells the aid of the campaign that runs', async () => {
    const text = await firstBytes({ campaign: { ...programme2020, repairCapCents: 60_00 } });
    expect(text).toContain('<meta name="description" content="Jusqu’à 60\u00a0€ hors taxes déduits');
    expect(text).toContain('<meta property="og:description" content="Jusqu’à 60\u00a0€ hors taxes déduits');
    expect(text).not.toContain('50\u00a0€');
  });

  it('is nothing but the programme’s name where one is signed in', async () => {
    const text = await firstBytes({ programme }, '/admin/accueil');
    expect(text).toContain('<title>Vélo &amp; Cie</title>');
    expect(text).not.toMatch(/og:|name="description"/);
  });
});

describe('what a link to a public page shows', () => {
  const pages = screens.flatMap((screen) => {
    const description = descriptionOf(screen, demonstrationConfig.campaign);
    return description === undefined ? [] : [{ path: fullPath(screen), name: screen.name, description }];
  });
  let app: Awaited<ReturnType<typeof testGateway>>['app'];
  beforeAll(async () => {
    const shellDir = await folderOf({ ...shellFiles, 'preview.png': 'a picture' });
    ({ app } = await testGateway({ shellDir, publicUrl: 'https://velo.example' }));
  });

  it.each(pages)('stands in the head of $path: title, description and a picture that is there', async (page) => {
    const { text } = await request(app).get(page.path).set('accept', '*/*');
    const head = text.slice(0, text.indexOf('</head>'));
    expect(head).toContain(`<title>${page.name} · Alvéole</title>`);
    expect(head).toContain(`<meta name="description" content="${page.description}">`);
    expect(head).toContain(`<meta property="og:description" content="${page.description}">`);
    const picture = /<meta property="og:image" content="https:\/\/velo\.example([^"]+)">/.exec(head)?.[1] ?? '';
    const shown = await request(app).get(picture);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);
  });
});
