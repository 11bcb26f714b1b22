import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { programmeFields } from '@alveole/gateway';
import { deployedRemotes } from '@alveole/publish-remote/deployment-files';
import { objectStoreFields } from '@alveole/service-kit';
import { parse } from 'yaml';
import { operatorVariables } from '../platform/operator-settings.ts';
import { drawSecrets } from '../secrets/draw-secrets.ts';
import { interpolate } from './interpolate.ts';
import { behindTheGateway, environmentOf, nodeServices, readComposeFile, variablesOf } from './compose-file.ts';

const compose = readComposeFile('docker-compose.yml');
const example = parseEnv(readFileSync('.env.example', 'utf8'));
const dockerfile = readFileSync('infra/docker/Dockerfile', 'utf8');
const secrets = Object.keys(drawSecrets());
const programmeVariables = Object.keys(programmeFields).join(' ');
const objectStoreVariables = Object.keys(objectStoreFields).join(' ');
const readByAll = [
  'HOST',
  'PORT',
  'LOG_LEVEL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'MONGODB_URI',
  'AMQP_URL',
  'AUTH_PUBLIC_KEYS',
  'SERVICE_SECRET',
];

interface StorePatch {
  readonly spec: {
    readonly strategy: { readonly type: string };
    readonly template: { readonly spec: { readonly containers: readonly [{ readonly command: readonly string[] }] } };
  };
}

describe('the compose file', () => {
  it('names every service and every remote, each built as its own image', () => {
    const built = Object.entries(compose.services).filter(([, { build }]) => build);
    expect(built.map(([name]) => name).sort()).toEqual(
      [...nodeServices, ...deployedRemotes('.').map(({ folder }) => folder), 'inbox'].sort(),
    );
    expect(new Set(built.map(([, { image }]) => image)).size).toBe(built.length);
    for (const [name, { build }] of built) {
      expect(dockerfile).toContain(` AS ${build?.target}\n`);
      for (const argument of Object.values(build?.args ?? {})) expect(argument).toBe(name);
    }
  });

  it('has no name of its own, which Compose 1 refuses: the operator says it', () => {
    expect(compose.name).toBeUndefined();
    expect(example.COMPOSE_PROJECT_NAME).toBe('alveole');
  });

  it('pins the version of each server', () => {
    const servers = Object.values(compose.services).filter(({ build }) => !build);
    for (const { image } of servers) expect(image).toMatch(/:[\w.-]*\d/);
  });

  it('bounds memory, processes and logs of each container', () => {
    const unbounded = Object.entries(compose.services).filter(
      ([, { mem_limit, pids_limit, logging }]) => !mem_limit || !pids_limit || !logging?.options['max-size'],
    );
    expect(unbounded.map(([name]) => name)).toEqual([]);
  });

  it('refers only to services and volumes that it has', () => {
    for (const { depends_on, volumes } of Object.values(compose.services)) {
      const names = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(names));
      const named = volumes
        .map((volume) => interpolate(volume, {}).split(':')[0] ?? '')
        .filter((place) => !place.startsWith('.'));
      expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(named));
    }
  });

  it('publishes the gateway and the pages of mails, SMS and traces, on the loopback unless told otherwise', () => {
    const published = Object.entries(compose.services).filter(([, { ports }]) => ports.length > 0);
    expect(published.map(([name]) => name)).toEqual(['gateway', 'mailpit', 'jaeger', 'inbox']);
    for (const [, { ports }] of published)
      expect(ports.every((port) => /^(\$\{\w+:-)?127\.0\.0\.1:/.test(port))).toBe(true);
  });

  it('asks for nothing that .env.example does not explain, and .env.example for nothing that it does not use', () => {
    const { required, optional } = variablesOf(compose);
    const readByComposeItself = ['COMPOSE_PROJECT_NAME'];
    expect([...new Set([...required, ...optional, ...readByComposeItself])].sort()).toEqual(
      Object.keys(example).sort(),
    );
  });

  it('never defaults a secret, neither in itself nor in the example', () => {
    const { required, optional } = variablesOf(compose);
    expect([...required]).toEqual(expect.arrayContaining(secrets));
    expect(secrets.filter((name) => optional.has(name))).toEqual([]);
    expect(secrets.filter((name) => example[name] !== '')).toEqual([]);
  });

  it('stops at each required variable that is missing, by its name', () => {
    const whole = operatorVariables();
    const fillAll = (variables: typeof whole) =>
      Object.keys(compose.services).forEach((name) => environmentOf(compose, name, variables));
    expect(() => fillAll(whole)).not.toThrow();
    for (const name of variablesOf(compose).required)
      expect(() => fillAll({ ...whole, [name]: '' })).toThrow(`required variable ${name} is missing`);
  });

  it.each(nodeServices)('gives %s no variable that it does not read', (name) => {
    const written = readFileSync(`services/${name}/src/config.ts`, 'utf8');
    const config = written
      .replace('...objectStoreFields', objectStoreVariables)
      .replace('...programmeFields', programmeVariables);
    const own = Object.keys(compose.services[name]?.environment ?? {}).filter(
      (variable) => !readByAll.includes(variable),
    );
    const unread = own.filter((variable) => !new RegExp(`\\b${variable}\\b`).test(config));
    expect(unread).toEqual([]);
  });

  it.each(behindTheGateway)('migrates the store of %s before it starts the service, as the manifests do', (name) => {
    const command = ['sh', '-c', 'node dist/main.mjs migrate && exec node dist/main.mjs'];
    expect(compose.services[name]?.command).toEqual(command);
    const patch = parse(readFileSync('infra/k8s/base/patches/store.yaml', 'utf8')) as StorePatch;
    expect([patch.spec.template.spec.containers[0].command, patch.spec.strategy.type]).toEqual([command, 'Recreate']);
  });

  it('gives the key that signs tokens to auth alone', () => {
    const holders = Object.entries(compose.services).filter(([, { environment }]) => 'AUTH_PRIVATE_KEY' in environment);
    expect(holders.map(([name]) => name)).toEqual(['auth']);
  });

  it('gives each service the account of its own database, and mongo-init makes exactly these', () => {
    const script = readFileSync('infra/mongo/init-replica-set.js', 'utf8');
    const services = nodeServices.filter((name) => name !== 'gateway');
    expect(script).toContain(`const services = [${services.map((name) => `'${name}'`).join(', ')}];`);
    for (const name of services) {
      const password = `MONGODB_${name.toUpperCase()}_PASSWORD`;
      expect(compose.services[name]?.environment.MONGODB_URI).toMatch(
        new RegExp(`^mongodb://${name}:\\$\\{${password}:\\?`),
      );
      expect(Object.keys(compose.services['mongo-init']?.environment ?? {})).toContain(password);
    }
  });
});
