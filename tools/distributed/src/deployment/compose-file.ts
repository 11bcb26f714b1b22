import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { interpolate, referencesIn } from './interpolate.ts';
import type { Variables } from './interpolate.ts';

const value = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const build = z.object({
  context: z.literal('.'),
  dockerfile: z.string(),
  target: z.string(),
  args: z.record(z.string(), z.string()).default({}),
});

const condition = z.object({
  condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
});

const service = z.looseObject({
  image: z.string(),
  build: build.optional(),
  environment: z.record(z.string(), value).default({}),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), condition)]).default([]),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  mem_limit: z.string().optional(),
  pids_limit: z.number().optional(),
  logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }).optional(),
});

const composeFile = z.looseObject({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) });

export type ComposeFile = z.output<typeof composeFile>;
export type ComposeService = z.output<typeof service>;

/** Services of this product that run as a Node process; the others are remotes, servers or set up servers. */
export const nodeServices = ['auth', 'enrolment', 'repairs', 'refunds', 'notifications', 'gateway'] as const;
export type NodeService = (typeof nodeServices)[number];
export const behindTheGateway = nodeServices.filter((name) => name !== 'gateway');

/**
 * Reads a compose file. Throws when it is no YAML or not of the shape that this product uses.
 * Each remote takes the same anchors: the reader’s own limit of aliases would count them.
 */
export function readComposeFile(path: string): ComposeFile {
  return composeFile.parse(parse(readFileSync(path, 'utf8'), { merge: true, maxAliasCount: -1 }));
}

/** The environment of one container, exactly as compose would give it. */
export function environmentOf(compose: ComposeFile, name: string, variables: Variables): Record<string, string> {
  const { environment } = serviceOf(compose, name);
  return Object.fromEntries(Object.entries(environment).map(([key, text]) => [key, interpolate(text, variables)]));
}

/** Every variable that the file asks of the operator. */
export function variablesOf(compose: ComposeFile): { required: Set<string>; optional: Set<string> } {
  const { required, optional } = referencesIn(JSON.stringify(compose));
  return { required: new Set(required), optional: new Set(optional) };
}

export function serviceOf(compose: ComposeFile, name: string): ComposeService {
  const service = compose.services[name];
  if (!service) throw new Error(`No service ${name} in the compose file`);
  return service;
}
