import { readFileSync } from 'node:fs';
import { deployedRemotes } from '@alveole/publish-remote/deployment-files';
import { parse } from 'yaml';
import { nodeServices, readComposeFile } from './compose-file.ts';
import { referencesIn } from './interpolate.ts';
import { drawSecrets } from '../secrets/draw-secrets.ts';
import { fillSecretManifest } from '../secrets/fill-secret-manifest.ts';
import { readDeployments, readSecretManifest, readSettings } from './manifests.ts';

const folder = 'infra/k8s';
const compose = readComposeFile('docker-compose.yml');
const services = readDeployments(`${folder}/base/services.yaml`);
const remotes = readDeployments(`${folder}/base/remotes.yaml`);
const settings = readSettings(folder);
const exampleSecret = readFileSync(`${folder}/secret.example.yaml`, 'utf8');
const drawn = drawSecrets();

const composeEnvironment = (name: string) => compose.services[name]?.environment ?? {};
const isSecret = (text: string) => referencesIn(text).required.some((name) => name in drawn);

describe('the manifests for Kubernetes', () => {
  it('name the same services, remotes and images as the compose file', () => {
    expect(services.map(({ name }) => name).sort()).toEqual([...nodeServices].sort());
    expect(remotes.map(({ name }) => name)).toEqual(deployedRemotes('.').map(({ folder }) => folder));
    for (const { name, image } of [...services, ...remotes]) expect(compose.services[name]?.image).toBe(image);
  });

  it('have an example that tags every image', () => {
    const example = parse(readFileSync(`${folder}/example/kustomization.yaml`, 'utf8')) as {
      images: { name: string; newTag?: string }[];
    };
    const tagged = example.images.filter(({ newTag }) => newTag !== undefined).map(({ name }) => name);
    expect(tagged.sort()).toEqual([...services, ...remotes].map(({ image }) => image).sort());
  });

  it.each(nodeServices)('give %s every variable that compose gives it, and each secret as a secret', (name) => {
    const secrets = services.find((deployment) => deployment.name === name)?.secrets ?? {};
    const given = new Set([...Object.keys(secrets), ...Object.keys(settings.base), ...Object.keys(settings.example)]);
    const wanted = Object.entries(composeEnvironment(name));
    expect(wanted.map(([variable]) => variable).filter((variable) => !given.has(variable))).toEqual([]);
    const secret = wanted.filter(([, text]) => isSecret(text)).map(([variable]) => variable);
    // A real mail server's address holds a password, mailpit's does not; nobody draws the keys of a provider of SMS.
    expect(
      Object.keys(secrets)
        .filter((variable) => !['SMTP_URL', 'SMS_API_KEY', 'SMS_API_SECRET', 'SMS_CONSUMER_KEY'].includes(variable))
        .sort(),
    ).toEqual(secret.sort());
    expect(Object.keys(secrets).filter((variable) => !(variable in composeEnvironment(name)))).toEqual([]);
  });

  it('have no setting that no service reads, and none twice', () => {
    const read = new Set(nodeServices.flatMap((name) => Object.keys(composeEnvironment(name))));
    const all = [...Object.keys(settings.base), ...Object.keys(settings.example)];
    expect(all.filter((variable) => !read.has(variable))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('reach services and remotes under the names of the compose file', () => {
    const addresses = Object.assign({}, ...nodeServices.map(composeEnvironment)) as Record<string, string>;
    for (const [name, value] of Object.entries(settings.base).filter(([, text]) => text.includes('http://')))
      expect([name, addresses[name]]).toEqual([name, value]);
  });

  it('refer only to keys that the example of the secret lists, and leave none unused', () => {
    const used = new Set(services.flatMap(({ secrets }) => Object.values(secrets)));
    expect(Object.keys(readSecretManifest(exampleSecret)).sort()).toEqual([...used].sort());
  });

  it('take a secret whose empty lines were drawn, others kept for the operator', () => {
    const filled = readSecretManifest(fillSecretManifest(exampleSecret, drawn));
    expect(filled.AUTH_PRIVATE_KEY).toBe(drawn.AUTH_PRIVATE_KEY);
    expect(filled.SEALING_KEY).toBe(drawn.SEALING_KEY);
    expect(Object.keys(filled).filter((key) => filled[key] === '')).toEqual([
      'AMQP_URL',
      'BROKER_MANAGEMENT_URL',
      'SMTP_URL',
      'SMS_API_KEY',
      'SMS_API_SECRET',
      'SMS_CONSUMER_KEY',
      'MONGODB_URI_AUTH',
      'MONGODB_URI_ENROLMENT',
      'MONGODB_URI_REPAIRS',
      'MONGODB_URI_REFUNDS',
      'MONGODB_URI_NOTIFICATIONS',
    ]);
    const again = readSecretManifest(fillSecretManifest(fillSecretManifest(exampleSecret, drawn), drawSecrets()));
    expect(again).toEqual(filled);
  });
});
