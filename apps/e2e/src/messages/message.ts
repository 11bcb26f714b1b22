import type { DemoApi } from '@alveole/demo';
import type { APIRequestContext, Page } from '@playwright/test';

/** What a machine reads of a refusal. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** A text of the catalogues (establishments §8, repairs §8), and the two ways to meet it. */
export interface Message {
  /** Letter by letter, as people read it. */
  readonly says: string | RegExp;
  /** What brings it about, where several things bring the same text about. */
  readonly when?: string;
  /** The refusal behind it; absent where the screen says it by itself, without a call. */
  readonly refusal?: Refusal & { readonly provoke: (api: Api) => Promise<Refusal> };
  /** Leads a page to where the text stands. */
  readonly provokeOnScreen: (page: Page, outside: DemoApi) => Promise<void>;
}

/** Calls beside the contract: what a lax or hostile client sends. */
export interface Api {
  readonly outside: DemoApi;
  refusalOf(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, token?: string): Promise<Refusal>;
}

/** Calls through the gateway of a running product; what is not refused has no code. */
export function createApi(request: APIRequestContext, outside: DemoApi): Api {
  return {
    outside,
    async refusalOf(method, path, body, token) {
      const response = await request.fetch(`/alveoleapi/${path}`, {
        method,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { data: body }),
      });
      const { code = '', message = '' } = (await response.json()) as Partial<Refusal>;
      return { code, message };
    },
  };
}
