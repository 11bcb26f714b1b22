import { demonstrationProgramme } from '@alveole/domain';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import { loadConfig } from '@alveole/service-kit';
import { gatewayConfig, publicConfigOf } from './config.ts';

describe('the configuration of the gateway', () => {
  const env = {
    PUBLIC_URL: 'https://alveole.example',
    S3_ENDPOINT: 'http://store:9000',
    S3_BUCKET: 'alveole',
    SHELL_DIR: '/srv/shell',
    REMOTE_URLS: '{"public_site":"http://public-site:8080"}',
    AUTH_URL: 'http://auth:8080',
    ENROLMENT_URL: 'http://enrolment:8080',
    REPAIRS_URL: 'http://repairs:8080',
    REFUNDS_URL: 'http://refunds:8080',
    NOTIFICATIONS_URL: 'http://notifications:8080',
    BASE_PATH: '/alveole-pro/',
    TRUSTED_PROXIES: 'loopback, 10.0.0.0/8',
  };

  it('is read from the environment', () => {
    const config = loadConfig(gatewayConfig, env);
    expect(config).toMatchObject({
      PORT: 8080,
      TRUSTED_PROXIES: ['loopback', '10.0.0.0/8'],
      REMOTE_URLS: { public_site: 'http://public-site:8080' },
    });
    expect(publicConfigOf(config)).toMatchObject({
      base_path: '/alveole-pro',
      campaign: openEndedCampaign,
      programme: demonstrationProgramme,
    });
  });

  it('names whoever draws the map, where that is told', () => {
    const config = loadConfig(gatewayConfig, { ...env, TILES_ATTRIBUTION: '© les cartographes' });
    expect(publicConfigOf(config).tile_attribution).toBe('© les cartographes');
    expect(publicConfigOf(loadConfig(gatewayConfig, env))).not.toHaveProperty('tile_attribution');
  });

  it('says whose programme it is, and refuses to start where that is said wrongly', () => {
    const config = loadConfig(gatewayConfig, { ...env, FUNDERS: '["Région Nord"]' });
    expect(publicConfigOf(config).programme.funders).toEqual(['Région Nord']);
    expect(() =>
      loadConfig(gatewayConfig, { ...env, FUNDERS: '["Région Nord"', CONTACT_ASSOCIATIONS: 'asso' }),
    ).toThrow('Configuration refused: CONTACT_ASSOCIATIONS: Invalid email address; FUNDERS: must be JSON ["name", …]');
  });

  it('names what is wrong with it', () => {
    expect(() => loadConfig(gatewayConfig, { ...env, REMOTE_URLS: '{"nobody":"x"}', AUTH_URL: '' })).toThrow(
      'AUTH_URL: is required; REMOTE_URLS: must be JSON {remote name: http(s) URL}',
    );
  });

  it('asks for the proxy in front of an https address', () => {
    expect(() => loadConfig(gatewayConfig, { ...env, TRUSTED_PROXIES: ' , ' })).toThrow(
      'Configuration refused: TRUSTED_PROXIES: is required when PUBLIC_URL is https',
    );
    expect(
      loadConfig(gatewayConfig, { ...env, TRUSTED_PROXIES: '', PUBLIC_URL: 'http://localhost:8080' }),
    ).toMatchObject({
      TRUSTED_PROXIES: [],
    });
  });

  it('asks where the remotes are', () => {
    expect(() => loadConfig(gatewayConfig, { ...env, REMOTE_URLS: '' })).toThrow(
      'REMOTES_DIR: is required, or REMOTE_URLS',
    );
  });
});
