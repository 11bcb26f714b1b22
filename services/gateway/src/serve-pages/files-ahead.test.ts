import { endAll, folderOf, publicSiteBuild, testGateway } from '../gateway.harness.ts';
import { publishBuild } from '../serve-remotes/publish-build.ts';
import { changeRegistry } from '../serve-remotes/registry-file.ts';
import { open } from './open-page.harness.ts';

afterAll(endAll);

describe('pages', () => {
  it('that the browser draws name ahead what shell and remote would load one after another', async () => {
    const { app } = await testGateway();
    const { text } = await open(app, '/auth/particulier/inscription');
    expect(text).toContain('<link fetchpriority="low" rel="preload" as="script" href="assets/frame.1.js">');
    expect(text).toContain('<link fetchpriority="low" rel="preload" as="style" href="assets/frame.1.css">');
    expect(text).toMatch(/rel="preload" as="fetch" href="[^"]*mf-manifest\.json" crossorigin>/);
    expect(text).toMatch(/rel="preload" as="script" href="[^"]*assets\/routes\.1\.js">/);
    expect(text).toMatch(/rel="preload" as="style" href="[^"]*assets\/routes\.1\.css">/);
    expect(text).toMatch(/rel="preload" as="script" href="[^"]*assets\/inscription\.1\.js">/);
    expect(text).not.toContain('later.1');
  });

  it('ask for the first script of a remote elsewhere as the shell does, so that it loads once', async () => {
    const { app, remotesFolder } = await testGateway();
    const manifest = JSON.parse(publicSiteBuild['mf-manifest.json']);
    const integrity = { 'remoteEntry.1.js': 'sha256-AAAA' };
    const { version } = await publishBuild({
      buildFolder: await folderOf({
        ...publicSiteBuild,
        'mf-manifest.json': JSON.stringify({ ...manifest, integrity }),
      }),
      remotesFolder,
    });
    const here = await open(app, '/auth/particulier/inscription');
    expect(here.text).toMatch(/href="[^"]*remoteEntry\.1\.js" integrity="sha256-AAAA">/);
    await changeRegistry(remotesFolder, ({ remotes }) => ({
      remotes: remotes.map((entry) => ({
        ...entry,
        manifest: `https://cdn.example/public_site/${version}/mf-manifest.json`,
      })),
    }));
    const elsewhere = await open(app, '/auth/particulier/inscription');
    expect(elsewhere.text).toMatch(
      /href="https:\/\/cdn\.example\/[^"]*remoteEntry\.1\.js" integrity="sha256-AAAA" crossorigin>/,
    );
  });

  it('of the signed-in name it on a device where somebody is: others are sent to the sign-in', async () => {
    const { app, remotesFolder } = await testGateway();
    const manifest = JSON.parse(publicSiteBuild['mf-manifest.json']);
    const counter = { ...manifest, alveole: { name: 'counter', paths: ['/admin/accueil'] } };
    await publishBuild({
      buildFolder: await folderOf({ ...publicSiteBuild, 'mf-manifest.json': JSON.stringify(counter) }),
      remotesFolder,
    });
    const marked = await open(app, '/admin/accueil').set('cookie', 'alveole_signed_in=1');
    expect(marked.text).toContain('frame.1.js');
    expect((await open(app, '/admin/accueil')).text).not.toContain('frame.1.js');
  });

  it.each([
    ['where no remote shows the address', '/nowhere'],
    ['where the light frame stands around', '/auth/particulier/aide?etape=3'],
    ['where the page is there already', '/auth/particulier/aide'],
  ])('do not name the frame of the others %s', async (_where, path) => {
    const { app } = await testGateway();
    expect((await open(app, path)).text).not.toContain('frame.1');
  });
});
