import { createClient, Refusal } from '@alveole/client';
import type { Client } from '@alveole/client';
import type { RouteDefinition, RouteInput, RouteResult } from '@alveole/contracts';

/** An instance as whoever walks through it sees it: the official client, and what stands beside the API. */
export interface DemoApi {
  /** Address of the instance with its base path, without a slash at the end. */
  readonly site: string;
  /** For what its documents type closer than the contracts do: files that are text. */
  readonly client: Client;
  /** Calls a route as its contract says. @throws Refusal, Unreachable */
  call<R extends RouteDefinition>(route: R, input: RouteInput<R>, token?: string): Promise<RouteResult<R>>;
  /** Sends a document or a photo to the object store. @throws Refusal, Unreachable */
  readonly upload: Client['upload'];
  /** Reads JSON outside the API, for example `/dev/inbox`. @throws Refusal, TypeError without an answer */
  json(path: string): Promise<unknown>;
}

type AnyCall = (input: unknown, options: { readonly token?: string | undefined }) => Promise<unknown>;

/** A walk knows what it did: it comes back to a busy instance with what it wrote, too, for as long as a rush may take. */
const retries = { tries: 30, longestWait: 60, resends: 'all' } as const;

/**
 * A client of a running instance.
 * @param base its address with the base path, without a slash at the end
 * @param headers that go out with every call and upload, for example those of a proxy in front
 */
export function createDemoApi(base: string, headers: Readonly<Record<string, string>> = {}): DemoApi {
  const client = createClient({ url: base, headers, retries });
  return {
    site: base,
    client,
    async call({ service, name }, input, token) {
      const calls = client[service] as unknown as Readonly<Record<string, AnyCall>>;
      const call = calls[name];
      if (call === undefined) throw new Error(`${service}: no call ${name} for software outside`);
      return (await call(input, { token })) as never;
    },
    upload: client.upload,
    async json(path) {
      const response = await fetch(`${base}${path}`);
      if (!response.ok) throw new Refusal({ call: `GET ${path}`, status: response.status, body: undefined });
      return response.json();
    },
  };
}
