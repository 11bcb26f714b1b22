import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { editorSchemas } from '@alveole/campaigns';
import { asyncApiDocument, integrationAsyncApiDocument, openApiDocument, routesOf } from '@alveole/contracts';
import type { ServiceName } from '@alveole/contracts';
import { deployedRemotes, deploymentFiles } from '@alveole/publish-remote/deployment-files';
import { environmentPage } from './environment/environment-page.ts';
import { withProjectPicture } from './project-picture.ts';
import { registerPage } from './register-page.ts';
import { transitionsPage } from './transitions-page.ts';

export interface GeneratedDocument {
  /** From the root of the repository. */
  readonly path: string;
  readonly content: string;
}

const root = resolve(import.meta.dirname, '../../..');

/** Every document that is made from the contracts, the rules and the projects, as it must stand. */
export function generatedDocuments(): GeneratedDocument[] {
  const services = Object.keys(routesOf) as ServiceName[];
  return [
    { path: 'docs/asyncapi.json', content: written(asyncApiDocument()) },
    { path: 'docs/integration-asyncapi.json', content: written(integrationAsyncApiDocument()) },
    ...services.map((service) => ({
      path: `docs/openapi/${service}.json`,
      content: written(openApiDocument(service)),
    })),
    ...Object.entries(editorSchemas()).map(([file, schema]) => ({
      path: `campaigns/${file}.schema.json`,
      content: written(schema),
    })),
    { path: 'docs/TRANSITIONS.md', content: transitionsPage() },
    { path: 'docs/ENVIRONNEMENT.md', content: environmentPage() },
    { path: 'docs/TRAITEMENTS.md', content: registerPage() },
    ...deploymentFiles.map(({ path, withRemotes }) => ({
      path,
      content: withRemotes(readFileSync(join(root, path), 'utf8'), deployedRemotes(root)),
    })),
    { path: 'README.md', content: withProjectPicture(root, readFileSync(join(root, 'README.md'), 'utf8')) },
  ];
}

function written(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
