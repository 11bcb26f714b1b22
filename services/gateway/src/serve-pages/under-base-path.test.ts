import { demonstrationConfig } from '@alveole/contracts/fixtures';
import request from 'supertest';
import { endAll, testGateway } from '../gateway.harness.ts';
import { inline, open } from './open-page.harness.ts';

afterAll(endAll);

describe('under a base path', () => {
  const under = () => testGateway({ publicConfig: { ...demonstrationConfig, base_path: '/alveole-pro' } });

  it('every address, link and redirect gains it', async () => {
    const { app } = await under();
    const { text } = await open(app, '/alveole-pro/auth/particulier');
    expect(text).toContain('<base href="/alveole-pro/">');
    expect(text).toContain('<a href="/alveole-pro/auth/login">');
    const { manifest } = inline(text, 'alveole-remotes').remotes[0];
    expect(manifest).toMatch(/^\/alveole-pro\/remotes\/public_site\//);
    expect((await request(app).get(manifest)).status).toBe(200);
    expect(text).toContain(
      `<link rel="stylesheet" href="${manifest.replace('mf-manifest.json', 'assets/routes.1.css')}">`,
    );
    expect((await request(app).get('/alveole-pro/assets/shell.1.js')).status).toBe(200);
  });

  it.each([
    ['/', '/alveole-pro/auth/particulier'],
    ['/alveole-pro', '/alveole-pro/auth/particulier'],
    ['/alveole-pro/', '/alveole-pro/auth/particulier'],
    ['/auth/login?x=1', '/alveole-pro/auth/login?x=1'],
    ['//evil.example/x', '/alveole-pro//evil.example/x'],
  ])('%s leads to %s', async (from, to) => {
    const { app } = await under();
    const answer = await open(app, from);
    expect([answer.status, answer.headers.location]).toEqual([302, to]);
  });

  it('services get the address that they know', async () => {
    const { app, services } = await under();
    await request(app).get('/alveole-pro/alveoleapi/enrolment/signin?a=1');
    expect(services.auth?.seen[0]?.url).toBe('/alveoleapi/enrolment/signin?a=1');
  });
});
