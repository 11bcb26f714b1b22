import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { ClientRequest } from 'node:http';

/** A place of a registration that never comes to its end. */
export interface Place {
  readonly prefix: string;
}

/** What one call was answered. */
export interface Outcome {
  readonly status: number;
  /** Seconds, where the answer says when to come back. */
  readonly retryAfter: number | undefined;
  readonly url?: string | undefined;
}

const mib = 1_048_576;
const bytes = Buffer.alloc(10 * mib, 0x61);

/** Somebody without an account, at an address of the internet, who wants the disk full. */
export function createStranger(base: string, address: string) {
  const headers = { 'x-forwarded-for': address };
  const read = async (response: Response) => ({
    status: response.status,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
    body: (await response.json().catch(() => ({}))) as { url?: string; media_url_prefix?: string },
  });
  return {
    /** Asks for a registration code at an address that nobody reads. Undefined when it is refused. */
    async askPlace(): Promise<Place | undefined> {
      const response = await fetch(`${base}/alveoleapi/enrolment/check_email`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ mail: `${randomUUID()}@exemple.fr` }),
      });
      const { media_url_prefix: prefix } = (await read(response)).body;
      return prefix === undefined ? undefined : { prefix };
    },
    /** Asks where to put an object. @param size what is said of it, if anything */
    async presign(name: string, size?: number): Promise<Outcome> {
      const query = new URLSearchParams({ name, ...(size !== undefined && { size: String(size) }) });
      const response = await fetch(`${base}/alveoleapi/enrolment/mediaputurl?${query}`, { headers });
      const { status, retryAfter, body } = await read(response);
      return { status, retryAfter, url: body.url };
    },
    /** Puts so many MiB there; 0 stands for a broken connection. */
    async put(url: string, mebibytes: number): Promise<number> {
      const body = mebibytes > 10 ? Buffer.alloc(mebibytes * mib) : bytes.subarray(0, mebibytes * mib);
      return fetch(url, { method: 'PUT', headers, body }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
    },
    /** Sends 8 of 10 announced MiB and holds the line. Resolves when they are sent, or refused. */
    async putHalf(url: string): Promise<ClientRequest> {
      const call = httpRequest(url, {
        method: 'PUT',
        headers: { ...headers, 'content-length': String(10 * mib) },
        agent: false,
      });
      call.on('error', () => undefined);
      const sent = new Promise<void>((resolve) => call.write(bytes.subarray(0, 8 * mib), () => resolve()));
      await Promise.race([sent, once(call, 'response').catch(() => undefined), once(call, 'close')]);
      return call;
    },
  };
}

export type Stranger = ReturnType<typeof createStranger>;
