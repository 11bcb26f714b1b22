import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

const secretVariable = z.object({
  name: z.string(),
  valueFrom: z.object({ secretKeyRef: z.object({ name: z.literal('alveole'), key: z.string() }) }),
});

const deployment = z.object({
  kind: z.literal('Deployment'),
  metadata: z.object({ name: z.string(), labels: z.object({ app: z.string(), kind: z.enum(['service', 'remote']) }) }),
  spec: z.object({
    template: z.object({
      spec: z.object({
        containers: z.tuple([
          z.object({ name: z.literal('main'), image: z.string(), env: z.array(secretVariable).default([]) }),
        ]),
      }),
    }),
  }),
});

const secretManifest = z.object({ kind: z.literal('Secret'), stringData: z.record(z.string(), z.string()) });

const overlay = z.object({ configMapGenerator: z.tuple([z.object({ literals: z.array(z.string()) })]) });

export interface Deployment {
  readonly name: string;
  readonly kind: 'service' | 'remote';
  readonly image: string;
  /** Variables taken from the secret, with their keys there. */
  readonly secrets: Readonly<Record<string, string>>;
}

export function readDeployments(path: string): Deployment[] {
  return parseAllDocuments(readFileSync(path, 'utf8'))
    .map((document) => deployment.safeParse(document.toJS()))
    .flatMap(({ data }) => (data ? [deploymentOf(data)] : []));
}

function deploymentOf({ metadata: { name, labels }, spec }: z.output<typeof deployment>): Deployment {
  const [{ image, env }] = spec.template.spec.containers;
  return {
    name,
    kind: labels.kind,
    image,
    secrets: Object.fromEntries(env.map(({ name: variable, valueFrom }) => [variable, valueFrom.secretKeyRef.key])),
  };
}

/** Keys of the secret that `secret.example.yaml` lists, with their values. */
export function readSecretManifest(text: string): Record<string, string> {
  return secretManifest.parse(parse(text)).stringData;
}

/** Settings that every service gets: the base's, and those that the example installation says on top. */
export function readSettings(folder: string): { base: Record<string, string>; example: Record<string, string> } {
  const [{ literals }] = overlay.parse(
    parse(readFileSync(`${folder}/example/kustomization.yaml`, 'utf8')),
  ).configMapGenerator;
  return {
    base: parseEnv(readFileSync(`${folder}/base/settings.env`, 'utf8')) as Record<string, string>,
    example: parseEnv(literals.join('\n')) as Record<string, string>,
  };
}
