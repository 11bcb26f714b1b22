import type { CallOptions } from './call-types.ts';
import type { Fetch } from './exchange.ts';
import { operations } from './generated/operations.ts';
import type { ServiceCalls } from './generated/services.ts';
import type { Operation } from './operation.ts';
import { rowsOf } from './pages.ts';
import { usualRetries } from './retries.ts';
import type { Retries } from './retries.ts';
import type { CallParts } from './request-of.ts';
import { sendCall } from './send-call.ts';
import type { Line } from './send-call.ts';
import type { TokenSource } from './token-source.ts';
import { uploadFile } from './upload.ts';
import type { Upload, UploadedFile } from './upload.ts';

export interface ClientOptions {
  /** Address of the installation with its base path: `https://velo.exemple.fr`. */
  readonly url: string;
  /** Where access tokens come from; absent: public calls, and those that bring a token. */
  readonly tokens?: TokenSource;
  readonly retries?: Partial<Retries>;
  /** Milliseconds that an answer may take; 30 s without it, ten minutes for files. */
  readonly timeout?: number;
  /** Headers that go with every call, for example those of a proxy in front. */
  readonly headers?: Readonly<Record<string, string>>;
  /** In the place of the global `fetch`. */
  readonly fetch?: Fetch;
}

/** The calls of an installation, by the service and the operation id of its OpenAPI documents. */
export interface Client extends ServiceCalls {
  /**
   * Sends an invoice, a photo or another document, for an operation or a profile to name.
   * @throws Refusal, Unreachable, Unreadable
   */
  readonly upload: (upload: Upload, options?: CallOptions) => Promise<UploadedFile>;
}

/**
 * A client of an installation.
 * @throws TypeError for an address that is none
 */
export function createClient({ url, tokens, retries, timeout, headers = {}, fetch: own }: ClientOptions): Client {
  const line: Line = {
    site: new URL(url).href.replace(/\/+$/, ''),
    tokens,
    timeout,
    headers,
    retries: { ...usualRetries, ...retries },
    // Browsers refuse a `fetch` that is called as something else's method.
    fetch: own ?? ((address, init) => fetch(address, init)),
  };
  return {
    ...callsOfServices(line),
    upload: (upload, options) => uploadFile(line, upload, options),
  };
}

/** Types and table come from the same documents, so every operation of the type is in the table. */
function callsOfServices(line: Line): ServiceCalls {
  const services: Readonly<Record<string, Readonly<Record<string, Operation>>>> = operations;
  return Object.fromEntries(
    Object.entries(services).map(([service, table]) => [service, callsOf(line, table)]),
  ) as unknown as ServiceCalls;
}

function callsOf(line: Line, table: Readonly<Record<string, Operation>>) {
  return Object.fromEntries(Object.entries(table).map(([name, operation]) => [name, callOf(line, operation)]));
}

function callOf(line: Line, operation: Operation) {
  const call = (parts: CallParts = {}, options?: CallOptions) => sendCall(line, operation, parts, options);
  if (operation.pages === undefined) return call;
  const each = (parts: CallParts = {}, options?: CallOptions) =>
    rowsOf(operation, parts, (page) => call(page, options));
  return Object.assign(call, { each });
}
