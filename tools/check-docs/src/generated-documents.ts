import { asyncApiDocument, openApiDocument, routesOf } from '@alveole/contracts';
import type { ServiceName } from '@alveole/contracts';
import { transitionsPage } from './transitions-page.ts';

export interface GeneratedDocument {
  /** From the root of the repository. */
  readonly path: string;
  readonly content: string;
}

/** Every document that is made from the contracts and the rules, as it must stand in `docs/`. */
export function generatedDocuments(): GeneratedDocument[] {
  const services = Object.keys(routesOf) as ServiceName[];
  return [
    { path: 'docs/asyncapi.json', content: written(asyncApiDocument()) },
    ...services.map((service) => ({
      path: `docs/openapi/${service}.json`,
      content: written(openApiDocument(service)),
    })),
    { path: 'docs/TRANSITIONS.md', content: transitionsPage() },
  ];
}

function written(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
