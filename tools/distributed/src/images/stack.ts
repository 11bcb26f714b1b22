import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NodeService } from '../deployment/compose-file.ts';
import { operatorVariables } from '../platform/operator-settings.ts';
import { writeOwnCampaigns } from '../platform/own-campaigns.ts';
import { until } from '../processes/until.ts';
import { composeClient } from './engine.ts';
import { standInPlaces, standInServices } from './stand-ins/stand-ins.ts';

export interface Stack {
  readonly publicUrl: string;
  readonly inboxUrl: string;
  /** Runs an operator's command in a running container. Throws with its error output. */
  command(service: NodeService, ...args: string[]): Promise<void>;
  /** Compose with the files and variables of this stack. */
  compose(...args: readonly string[]): Promise<string>;
  /** Names of the containers of a service. */
  containersOf(service: string): Promise<readonly string[]>;
  /** Waits until every service behind the gateway can be used. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

const readyInMs = 300_000;
const ownCampaigns = ['gateway', 'enrolment', 'repairs', 'refunds', 'notifications'];

/**
 * Starts the compose file as an operator does, with a campaign, its mails and SMS in the inbox.
 * @param folder for what the operator writes: overrides and campaigns
 * @param hasServers whether images of MongoDB and MinIO are to be had; stand-ins take their place else
 */
export async function startStack(
  folder: string,
  { campaign, hasServers }: { campaign: string; hasServers: boolean },
): Promise<Stack> {
  const variables: Record<string, string> = {
    ...operatorVariables(),
    CAMPAIGN: campaign,
    SMTP_URL: 'smtp://inbox:1025',
    COMPOSE_PROJECT_NAME: `alveole-${campaign}`,
    ...(hasServers ? {} : standInPlaces),
  };
  const campaigns = `${writeOwnCampaigns(join(folder, 'campaigns'))}:/app/campaigns:ro`;
  const mounts = Object.fromEntries(ownCampaigns.map((name) => [name, { volumes: [campaigns] }]));
  const files = await Promise.all(
    [mounts, ...(hasServers ? [] : [standInServices(variables)])].map((services, index) =>
      writeOverride(join(folder, `compose.${index}.json`), services),
    ),
  );
  const named = ['docker-compose.yml', ...files].flatMap((file) => ['--file', file]);
  const compose = (...args: readonly string[]) =>
    composeClient([...named, '--project-directory', '.', '--profile', 'inbox', ...args], variables);
  const stack: Stack = {
    publicUrl: variables.PUBLIC_URL ?? '',
    inboxUrl: 'http://127.0.0.1:8026/dev/inbox',
    command: async (service, ...args) => void (await compose('exec', '-T', service, 'node', 'dist/main.mjs', ...args)),
    compose,
    containersOf: async (service) => (await compose('ps', '-q', service)).split('\n').filter(Boolean),
    ready: async () => void (await until('the platform is ready', () => isReady(variables.PUBLIC_URL), readyInMs)),
    stop: async () => void (await compose('down', '--volumes', '--timeout', '20')),
  };
  try {
    await compose('up', '--detach', '--no-build');
    await stack.ready();
    return stack;
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

async function writeOverride(path: string, services: object): Promise<string> {
  await writeFile(path, JSON.stringify({ services }));
  return path;
}

async function isReady(publicUrl = ''): Promise<true | undefined> {
  const answer = await fetch(`${publicUrl}/readyz`);
  return answer.ok ? true : undefined;
}
