export interface MachinePlaces {
  /** Loopback port of each container, by its name in the compose file. */
  readonly ports: Readonly<Record<string, number>>;
  /** Values by which the servers (database, broker, object store, …) are reached here. */
  readonly servers: Readonly<Record<string, string>>;
  /** What the image brings at `CAMPAIGNS_DIR`, for those that read a campaign. */
  readonly campaignsDir?: string;
}

const containerPort = 8080;

/**
 * A container's environment for a process of this machine: the same variables, never more, with container hosts as
 * loopback ports and the servers where they stand here.
 */
export function onThisMachine(
  name: string,
  environment: Readonly<Record<string, string>>,
  { ports, servers, campaignsDir }: MachinePlaces,
): Record<string, string> {
  const own: Record<string, string> = { ...servers, HOST: '127.0.0.1', PORT: String(ports[name]) };
  const given = Object.entries(environment).map(([key, value]) => [key, own[key] ?? withPorts(value, ports)]);
  const readsCampaign = campaignsDir !== undefined && environment.CAMPAIGN !== undefined;
  return { ...Object.fromEntries(given), ...(readsCampaign && { CAMPAIGNS_DIR: campaignsDir }) };
}

function withPorts(value: string, ports: Readonly<Record<string, number>>): string {
  return Object.entries(ports).reduce(
    (text, [name, port]) => text.replaceAll(`http://${name}:${containerPort}`, `http://127.0.0.1:${port}`),
    value,
  );
}
