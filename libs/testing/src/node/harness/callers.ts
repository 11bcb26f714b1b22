import type { FastifyInstance } from 'fastify';

export interface HarnessAnswer {
  readonly status: number;
  /** The JSON of the answer; the text where it is none. */
  readonly body: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- tests read answers of every route
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly headers: Readonly<Record<string, unknown>>;
}

export type HarnessHeaders = Readonly<Record<string, string>>;

export interface HarnessCaller {
  get(path: string, headers?: HarnessHeaders): Promise<HarnessAnswer>;
  put(path: string, body?: unknown, headers?: HarnessHeaders): Promise<HarnessAnswer>;
  post(path: string, body?: unknown, headers?: HarnessHeaders): Promise<HarnessAnswer>;
  delete(path: string, headers?: HarnessHeaders): Promise<HarnessAnswer>;
}

/** Callers by their `authorization` header; paths are those of the contract, without `/alveoleapi`. */
export function createCallers(app: FastifyInstance): (authorization: string | undefined) => HarnessCaller {
  return (authorization) => {
    const own: HarnessHeaders = authorization === undefined ? {} : { authorization };
    const call = async (
      method: 'GET' | 'PUT' | 'POST' | 'DELETE',
      path: string,
      more?: HarnessHeaders,
      body?: unknown,
    ) => {
      const payload = body === undefined ? {} : { payload: body as object };
      const answer = await app.inject({ method, url: `/alveoleapi${path}`, headers: { ...own, ...more }, ...payload });
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      return {
        status: answer.statusCode,
        body: isJson ? answer.json() : answer.body,
        text: answer.body,
        bytes: new Uint8Array(answer.rawPayload),
        headers: answer.headers,
      };
    };
    return {
      get: (path, headers) => call('GET', path, headers),
      put: (path, body, headers) => call('PUT', path, headers, body),
      post: (path, body, headers) => call('POST', path, headers, body),
      delete: (path, headers) => call('DELETE', path, headers),
    };
  };
}
