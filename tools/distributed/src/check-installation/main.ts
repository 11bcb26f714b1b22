// `npm run check-installation`: each container tries what it stands on, then the door as a browser reaches it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { runChecks } from '@alveole/service-kit';
import { behindTheGateway } from '../deployment/compose-file.ts';
import { gatewayChecks } from './gateway-checks.ts';

const { values } = parseArgs({
  options: {
    /** Runs a command in the container of a service, which stands in the place of `{service}`. */
    exec: { type: 'string', default: 'docker compose exec -T {service}' },
    /** Where browsers reach the product, with its base path. */
    url: { type: 'string' },
  },
});

const env = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
const publicUrl = values.url ?? `${env.PUBLIC_URL ?? 'http://localhost:8080'}${env.BASE_PATH ?? ''}`;

/** Whether all that a service stands on works; its table goes to the output. */
function checkInContainer(service: string): boolean {
  const [program = '', ...args] = values.exec.replace('{service}', service).split(' ');
  const { status, error } = spawnSync(program, [...args, 'node', 'dist/main.mjs', 'check'], { stdio: 'inherit' });
  if (error) console.log(`✗ ${service}  ${program} : ${error.message}`);
  return status === 0;
}

const services = behindTheGateway.map(checkInContainer);
const door = await runChecks(gatewayChecks(publicUrl));
for (const { part, works, detail } of door)
  console.log(`${works ? '✓' : '✗'} ${'passerelle'.padEnd(14)} ${part.padEnd(18)}  ${detail}`);
const doesAllWork = services.every(Boolean) && door.every(({ works }) => works);
console.log(doesAllWork ? 'Tout répond.' : 'Ce qui est marqué ✗ ne répond pas.');
process.exitCode = doesAllWork ? 0 : 1;
