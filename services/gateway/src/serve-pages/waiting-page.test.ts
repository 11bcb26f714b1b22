import { createHash } from 'node:crypto';
import { endAll, folderOf, drawnFiles, publicSiteBuild, shellFiles, testGateway } from '../gateway.harness.ts';
import { publishBuild } from '../serve-remotes/publish-build.ts';
import { open } from './open-page.harness.ts';

afterAll(endAll);

const script = 'drawWaiting()';
const frameOf = (role: string) =>
  `<nav>${role} <a href="/admin/profile">Compte</a></nav><main><!--alveole:page--></main>`;
const frames = {
  'draw-waiting.js': script,
  'prerendered/waiting/ADM/admin/dashboard.html': frameOf('ADM'),
  'prerendered/waiting/ALL/admin/dashboard.html': frameOf('ALL'),
  'prerendered/waiting/FUB/admin/dashboard.html': frameOf('FUB'),
};
const ofDesk = {
  'waiting/ADM/admin/dashboard': '<h1>{{name}}</h1>',
  'waiting/ALL/admin/dashboard': '<h1>{{name}}</h1>',
};

/** A gateway whose shell and desk draw the dashboard as it waits. */
async function deskGateway({
  shell = frames as Record<string, string>,
  pages = ofDesk as Record<string, string>,
} = {}) {
  const shellDir = await folderOf({ ...shellFiles, ...shell });
  const { app, remotesFolder } = await testGateway({ shellDir });
  const manifest = JSON.parse(publicSiteBuild['mf-manifest.json']);
  const desk = { ...manifest, alveole: { name: 'desk', paths: ['/admin/dashboard'] } };
  const drawn = drawnFiles((config) =>
    Object.fromEntries(Object.entries(pages).map(([name, html]) => [name, html.replace('%', config.campaign.id)])),
  );
  const buildFolder = await folderOf({ ...publicSiteBuild, ...drawn, 'mf-manifest.json': JSON.stringify(desk) });
  await publishBuild({ buildFolder, remotesFolder });
  return app;
}

const signedIn = async (options?: Parameters<typeof deskGateway>[0]) =>
  open(await deskGateway(options), '/admin/dashboard').set('cookie', 'alveole_signed_in=1');

const templates = (html: string) =>
  [...html.matchAll(/<template data-waiting="(\w+)" data-roles="([^"]*)">/g)].map(([, part, roles]) => [part, roles]);

describe('the HTML of a page of the signed-in that waits', () => {
  it('writes into the HTML a frame for each role that has a page, and once what two roles see alike', async () => {
    const { text } = await signedIn();
    expect(templates(text)).toEqual([
      ['frame', 'ADM'],
      ['page', 'ADM ALL'],
      ['frame', 'ALL'],
    ]);
    expect(text).toContain('<h1>Alvéole</h1>');
  });

  it('writes the place of the waiting page and the script that draws it behind its parts, before the root', async () => {
    const { text } = await signedIn();
    const order = ['</template>', '<div id="waiting" data-path="/admin/dashboard">', script, '<div id="root">'];
    expect(order.map((part) => text.indexOf(part))).toEqual(
      order.map((part) => text.indexOf(part)).toSorted((a, b) => a - b),
    );
    expect(text).not.toContain('<!--alveole:page-->');
  });

  it('lets the script that draws a waiting page run and no other inline one', async () => {
    const { headers } = await signedIn();
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}' 'self';`);
  });

  it('loads the styles of a waiting page at once, since they are seen before any script', async () => {
    const { text } = await signedIn();
    expect(text).toContain('<link rel="stylesheet" href="assets/frame.1.css">');
    expect(text).not.toContain('as="style"');
  });

  it.each([
    ['the shell has no such script', { shell: { ...frames, 'draw-waiting.js': 'a("</script>")' } }],
    ['the shell drew no frame of it', { shell: { 'draw-waiting.js': script } }],
    ['its remote drew no page of it', { pages: {} }],
  ])('writes no waiting page where %s', async (_case, options) => {
    const { text, headers } = await signedIn(options);
    expect(text).not.toContain('id="waiting"');
    expect(text).toContain('as="style"');
    expect(headers['content-security-policy']).not.toContain('sha256-');
  });

  it('writes no waiting page on a device where nobody is signed in', async () => {
    expect((await open(await deskGateway(), '/admin/dashboard')).text).not.toContain('id="waiting"');
  });
});
