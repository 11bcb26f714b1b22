import { openEndedCampaign, programme2020 } from '@alveole/domain/fixtures';
import { demonstrationConfig } from '@alveole/contracts/fixtures';
import { endAll, testGateway } from '../gateway.harness.ts';
import { inline, open } from './open-page.harness.ts';

afterAll(endAll);

describe('the landing', () => {
  it.each([openEndedCampaign, programme2020])(
    'of $id comes whole, and its scripts wait for the first touch',
    async (campaign) => {
      const { app } = await testGateway({ publicConfig: { ...demonstrationConfig, campaign } });
      const { text } = await open(app, '/auth/particulier');
      const manifest = String(inline(text, 'alveole-remotes').remotes[0].manifest);
      expect(text).toContain(
        '<div id="root"><header><a href="/auth/login">Connexion</a></header><h1>Réparer $& son vélo</h1></div>',
      );
      expect(text).toContain(`${manifest.replace('mf-manifest.json', '')}assets/routes.1.css">`);
      expect(text.match(/<script (?!type)[^>]*>/g)).toEqual([
        expect.stringMatching(/^<script defer src="first-touch\.js" data-app="assets\/shell[^" ]*\.js">$/),
      ]);
      expect(text).not.toContain('rel="preload" as="script"');
      expect(text).not.toContain('as="fetch"');
    },
  );
});
