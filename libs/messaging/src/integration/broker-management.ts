/** The HTTP API of RabbitMQ's management plugin, by what is asked of it here. */
export interface BrokerManagement {
  /** The JSON of an answer; undefined where there is no such thing. @throws Error without the password, where it refuses or is away */
  get<Answer>(path: string): Promise<Answer | undefined>;
  put(path: string, body: object): Promise<void>;
  post(path: string, body: object): Promise<void>;
  /** Nothing happens where there is no such thing. */
  remove(path: string): Promise<void>;
}

const answersWithin = 10_000;
/** Of HTTP. */
const notFound = 404;

/** @param url `http://user:password@host:15672`, of a user who may manage the broker (tag `administrator`) */
export function createBrokerManagement(url: string): BrokerManagement {
  const { origin, pathname, username, password } = new URL(url);
  const base = `${origin}${pathname.replace(/\/$/, '')}/api`;
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;

  async function send(method: string, path: string, body?: object): Promise<Response> {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answersWithin),
    }).catch((cause: unknown) => {
      throw new Error(`RabbitMQ ne répond pas à ${origin}`, { cause });
    });
    if (response.ok || response.status === notFound) return response;
    const { reason = '' } = (await response.json().catch(() => ({}))) as { reason?: string };
    throw new Error(`RabbitMQ refuse (${response.status}) ${reason}`.trim());
  }

  async function write(method: string, path: string, body?: object): Promise<Response> {
    const response = await send(method, path, body);
    await response.body?.cancel();
    return response;
  }

  return {
    async get<Answer>(path: string) {
      const response = await send('GET', path);
      return response.status === notFound ? undefined : ((await response.json()) as Answer);
    },
    put: async (path, body) => requireFound(await write('PUT', path, body), path),
    post: async (path, body) => requireFound(await write('POST', path, body), path),
    remove: async (path) => void (await write('DELETE', path)),
  };
}

/** What is written to must be there: an exchange that is missing is told, not passed over. */
function requireFound({ status }: Response, path: string): void {
  if (status === notFound) throw new Error(`RabbitMQ ne connaît pas ${path}`);
}
