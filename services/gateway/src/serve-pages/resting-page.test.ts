import { openEndedCampaign } from '@alveole/domain';
import request from 'supertest';
import { endAll, testGateway } from '../gateway.harness.ts';

afterAll(endAll);

type App = Awaited<ReturnType<typeof testGateway>>['app'];
const open = (app: App, path: string) =>
  request(app).get(path).set('accept', 'text/html,application/xhtml+xml,*/*;q=0.8');
const registryIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="alveole-remotes">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

describe('the landing', () => {
  it('comes whole, and its scripts wait for the first touch', async () => {
    const { app } = await testGateway();
    const { text } = await open(app, '/auth/particulier');
    const manifest = String(registryIn(text).remotes[0].manifest);
    expect(text).toContain(
      '<div id="root"><header><a href="/auth/login">Connexion</a></header><h1>Réparer $& son vélo</h1></div>',
    );
    expect(text).toContain(`${manifest.replace('mf-manifest.json', '')}assets/routes.1.css">`);
    expect(text.match(/<script (?!type)[^>]*>/g)).toEqual([
      expect.stringMatching(/^<script defer src="first-touch\.js" data-app="assets\/shell[^" ]*\.js">$/),
    ]);
    expect(text).not.toContain('rel="preload" as="script"');
    expect(text).not.toContain('as="fetch"');
  });

  it('of another campaign comes ready with its links ahead: its figures were drawn for the open-ended', async () => {
    const campaign = { ...openEndedCampaign, repairCapCents: 6000 };
    const { app } = await testGateway({ publicConfig: { base_path: '', tile_url: '', campaign } });
    const { text } = await open(app, '/auth/particulier');
    const manifest = String(registryIn(text).remotes[0].manifest);
    const base = manifest.replace('mf-manifest.json', '');
    expect(text).toContain(
      '<div id="root"><header><a href="/auth/login">Connexion</a></header><h1>Réparer $& son vélo</h1></div>',
    );
    expect(text).toContain(`<link rel="stylesheet" href="${base}assets/routes.1.css">`);
    expect(text).toContain(`<link rel="preload" as="fetch" href="${manifest}" crossorigin>`);
    for (const script of ['remoteEntry.1.js', 'assets/routes.1.js'])
      expect(text).toContain(`<link rel="preload" as="script" href="${base}${script}">`);
    expect(text).not.toContain('later.1.js');
  });
});
