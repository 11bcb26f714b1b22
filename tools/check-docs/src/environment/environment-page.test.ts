import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { environmentFaults, environmentPage } from './environment-page.ts';

const root = resolve(import.meta.dirname, '../../../..');

describe('the page of the environment', () => {
  it('tells the meaning of every variable that a process reads, and of no other', () => {
    expect(environmentFaults()).toEqual([]);
  });

  it('tells who reads a variable, what holds without it, and how it is written', () => {
    const row = (name: string) =>
      environmentPage()
        .split('\n')
        .find((line) => line.startsWith(`| \`${name}\` |`));
    expect(row('BATCH_DAY')).toMatch(/\| refunds \|.*\| `off` \|/);
    expect(row('MONGODB_URI')).toMatch(/\| chaque service \|.*\| \*\*nécessaire\*\* \| `mongodb:/);
    expect(row('LOG_LEVEL')).toMatch(/\| tous \|.*\| `info` \|/);
  });

  it('has a row for each variable that .env.example gives to a process', () => {
    const given = [...readFileSync(resolve(root, '.env.example'), 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map(
      ([, name = '']) => name,
    );
    const compose = readFileSync(resolve(root, 'docker-compose.yml'), 'utf8');
    const ofStores = /^(MONGODB_\w+|MINIO_ROOT_PASSWORD|RABBITMQ_PASSWORD|PUBLISHED_ADDRESS)$/;
    const ofProcesses = given.filter((name) => name !== 'COMPOSE_PROJECT_NAME');
    const untold = ofProcesses.filter((name) => !ofStores.test(name) && !environmentPage().includes(`\`${name}\``));
    expect(untold).toEqual([]);
    expect(ofProcesses.filter((name) => !compose.includes(`\${${name}`))).toEqual([]);
  });
});
