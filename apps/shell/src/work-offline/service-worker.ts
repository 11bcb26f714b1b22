import { createFilesAtHand } from './files-at-hand.ts';

/** The part of a worker's scope that is used; the browser's own types exclude those of pages. */
interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'message', listener: (event: Extendable & { readonly data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

interface Asked extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

// This file runs in a worker, and the types of a page and of a worker do not go together in one project.
const scope = globalThis as unknown as WorkerScope;
const files = createFilesAtHand({
  caches: scope.caches,
  fetch: (...asked) => scope.fetch(...asked),
  base: scope.registration.scope,
});

// A new worker takes over at once: it keeps the same files under the same names, and no page's state.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', (event) => {
  const { data } = event;
  if (Array.isArray(data) && data.every((address) => typeof address === 'string'))
    event.waitUntil(files.keepSeen(data as string[]));
});
scope.addEventListener('fetch', (event) => {
  const answer = files.answer(event.request);
  if (answer) event.respondWith(answer);
});
