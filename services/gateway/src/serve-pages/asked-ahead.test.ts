import { createHash } from 'node:crypto';
import { endAll, folderOf, publicSiteBuild, shellFiles, testGateway } from '../gateway.harness.ts';
import { publishBuild } from '../serve-remotes/publish-build.ts';
import { inline, open } from './open-page.harness.ts';

afterAll(endAll);

const script = 'askAhead()';
const calls = [{ call: '/v1/repairs/home' }, { call: '/enrolment/repairs', isOfPlainAddress: true }];

/** A gateway whose shell and counter tell what a page asks for when it opens. */
async function counterGateway({ withScript = true, firstCalls = { '/admin/accueil': calls } as object } = {}) {
  const shellDir = await folderOf({ ...shellFiles, ...(withScript && { 'ask-ahead.js': script }) });
  const { app, remotesFolder } = await testGateway({ shellDir });
  const manifest = JSON.parse(publicSiteBuild['mf-manifest.json']);
  const counter = {
    ...manifest,
    firstCalls,
    alveole: { name: 'counter', paths: ['/admin/accueil', '/admin/profile'] },
  };
  const buildFolder = await folderOf({ ...publicSiteBuild, 'mf-manifest.json': JSON.stringify(counter) });
  await publishBuild({ buildFolder, remotesFolder });
  return app;
}

const signedIn = async (path: string, options?: Parameters<typeof counterGateway>[0]) =>
  open(await counterGateway(options), path).set('cookie', 'alveole_signed_in=1');

describe('the HTML of a page of the signed-in', () => {
  it('holds the calls of its screen and the script that sends them, before its other parts', async () => {
    const { text } = await signedIn('/admin/accueil');
    expect(inline(text, 'alveole-first-calls')).toEqual({ path: '/admin/accueil', roles: ['REP'], calls });
    expect(text).toContain(`<script>${script}</script>`);
    expect(text.indexOf(script)).toBeLessThan(text.indexOf('assets/shell.1.js'));
    expect(text.indexOf(script)).toBeGreaterThan(text.indexOf('<base href'));
  });

  it('lets that script run and no other inline one', async () => {
    const { headers } = await signedIn('/admin/accueil');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}' 'self';`);
  });

  it.each([
    ['its remote tells no call of it', '/admin/profile', {}],
    ['its remote tells calls of another form', '/admin/accueil', { firstCalls: { '/admin/accueil': [{ call: 'x' }] } }],
    ['the shell has no such script', '/admin/accueil', { withScript: false }],
    ['anybody may open it', '/auth/particulier', {}],
  ])('sends no call where %s', async (_case, path, options) => {
    const { text, headers } = await signedIn(path, options);
    expect(text).not.toContain(script);
    expect(headers['content-security-policy']).not.toContain('sha256-');
  });

  it('sends no call on a device where nobody is signed in', async () => {
    const { text } = await open(await counterGateway(), '/admin/accueil');
    expect(text).not.toContain(script);
  });
});
