import { after, appended, before } from '../change.ts';
import type { Change } from '../change.ts';
import type { ServiceNames } from './service-names.ts';

/** Where the product is put together: contracts, gateway, start, tests' environment. */
export function productEdits(names: ServiceNames): Change[] {
  return [...contractEdits(names), ...gatewayEdits(names), ...environmentEdits(names), ...startEdits(names)];
}

function contractEdits({ service, record, act }: ServiceNames): Change[] {
  const all = 'libs/contracts/src/all-routes.ts';
  return [
    before('libs/contracts/src/define/define-route.ts', /(?<=export type ServiceName =[^;]*);/, ` | '${service}'`),
    {
      path: `libs/contracts/src/${service}/routes.ts`,
      text: `import { z } from 'zod';
import { defineRoute } from '../define/define-route.ts';
import { administratorOnly } from '../define/route-parts.ts';
import { id, rowHash } from '../values/primitives.ts';

export const ${act} = defineRoute({
  service: '${service}',
  name: '${act}',
  method: 'POST',
  path: '/v1/${service}',
  auth: administratorOnly,
  summary: 'Open a ${record}',
  body: z.strictObject({}),
  responses: { 200: z.object({ ${record}_id: id.describe('Id of the ${record}, given by the server'), create_date: z.iso.datetime(), row_hash: rowHash }) },
});
`,
    },
    after(all, /^import .*$/m, `\nimport * as ${service}Routes from './${service}/routes.ts';`),
    appended(all, /const things = \[[^\]]*\]/, `${service}Routes`),
    appended(all, /routesOf: Record<[^>]*> = \{[^}]*\}/, `${service}: answeredBy('${service}')`),
    {
      path: `libs/contracts/src/${service}/index.ts`,
      text: `export * as ${service}Routes from './routes.ts';\n`,
    },
    after(
      'tools/check-docs/src/check.test.ts',
      /'docs\/openapi\/\w+\.json',$/m,
      `\n    'docs/openapi/${service}.json',`,
    ),
  ];
}

function gatewayEdits({ service, variable }: ServiceNames): Change[] {
  const config = 'services/gateway/src/config.ts';
  return [
    before(config, /^ {2}S3_ENDPOINT,$/m, `  ${variable},\n`),
    before(config, /^ {4}S3_ENDPOINT,$/m, `    ${variable},\n`),
    appended(config, /return \{[^}]*\.\w+_URL,?\s*\}/, `${service}: config.${variable}`),
    before('services/gateway/src/config.test.ts', /^ {4}BASE_PATH:/m, `    ${variable}: 'http://${service}:8080',\n`),
    after('infra/k8s/base/settings.env', /^NOTIFICATIONS_URL=.*$/m, `\n${variable}=http://${service}:8080`),
    after('docker-compose.yml', /^ {6}REMOTES_KEPT_DIR: .*$/m, `\n      ${variable}: http://${service}:8080`),
  ];
}

function environmentEdits({ service, variable }: ServiceNames): Change[] {
  const page = 'tools/check-docs/src/environment/environment-page.ts';
  return [
    before(
      'libs/service-kit/src/config/environment-fields.ts',
      /^ {2}PUBLIC_URL: httpUrl,$/m,
      `  ${variable}: httpUrl,\n`,
    ),
    after(
      'libs/testing/src/node/harness/harness-environment.ts',
      /^ {4}\w+_URL: 'http:\/\/\w+',$/m,
      `\n    ${variable}: 'http://${service}',`,
    ),
    after(page, /^import .*$/m, `\nimport { ${service}Config } from '@alveole/${service}/config';`),
    appended(page, /const services: [^=]*= \{[^}]*\}/, `${service}: ${service}Config.shape`),
    after(
      'tools/check-docs/src/environment/meanings.ts',
      /^ {2}NOTIFICATIONS_URL: .*$/m,
      `\n  ${variable}: { meaning: 'adresse de ${service}' },`,
    ),
    appended('tools/check-docs/package.json', /"dependencies": \{[^}]*\}/, `"@alveole/${service}": "*"`),
  ];
}

function startEdits({ service, pascal }: ServiceNames): Change[] {
  const starts = 'tools/start/src/start-services.ts';
  return [
    after(starts, /^import .*$/m, `\nimport { start${pascal}Service } from '@alveole/${service}';`),
    appended(starts, /const starts: [^=]*= \{[^}]*\}/, `${service}: start${pascal}Service`),
    appended('tools/start/package.json', /"dependencies": \{[^}]*\}/, `"@alveole/${service}": "*"`),
    after('.github/CODEOWNERS', /^\/services\/.*$/m, `\n${`/services/${service}/`.padEnd(29)} @alveole/${service}`),
  ];
}
