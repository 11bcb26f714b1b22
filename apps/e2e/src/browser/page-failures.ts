import type { Page, Request, Response } from '@playwright/test';

/** What went wrong in a page while nobody looked: errors of scripts, refusals of the browser, requests that failed. */
export interface PageFailures {
  readonly found: readonly string[];
}

interface Failure {
  readonly text: string;
  /** What was asked for, where it is known. */
  readonly address?: string;
}

/** A navigation and a closed tab cut off what is under way; that is no failure. */
const cutOff = 'net::ERR_ABORTED';

/** The journeys do without the worker of outages, which would answer for what they break. */
const withoutWorker = 'Service Worker registration blocked by Playwright';

/** A busy machine comes to what its page named ahead later than a browser expects; that costs nobody anything. */
const namedEarly = /^The resource \S+ was preloaded using link preload but not used within a few seconds/;

/** Listens to a page from now on. What a busy product puts off, and answers when it is asked again, is none. */
export function watchFailures(page: Page): PageFailures {
  const failures: Failure[] = [];
  const putOff = new Set<string>();
  const answeredAfterAll = new Set<string>();
  page.on('pageerror', (error) => failures.push({ text: `error: ${error.message}` }));
  page.on('console', (message) => {
    const isFailure = message.type() === 'error' || message.type() === 'warning';
    if (!isFailure || message.text() === withoutWorker || namedEarly.test(message.text())) return;
    failures.push({ text: `console ${message.type()}: ${message.text()}`, address: message.location().url });
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== cutOff) failures.push({ text: `request failed (${reason}): ${nameOf(request)}` });
  });
  page.on('response', (response) => {
    const address = response.url();
    if (isPutOff(response)) putOff.add(address);
    else if (response.ok() && putOff.has(address)) answeredAfterAll.add(address);
    if (response.status() >= 400)
      failures.push({ text: `${response.status()}: ${nameOf(response.request())}`, address });
  });
  return {
    get found() {
      return failures.filter(({ address = '' }) => !answeredAfterAll.has(address)).map(({ text }) => text);
    },
  };
}

/** Overload is told at once, with the time after which to ask again (docs/PROMISES.md). */
function isPutOff(response: Response): boolean {
  return response.status() === 503 && 'retry-after' in response.headers();
}

/** Without the query: presigned addresses are long and change each time. */
function nameOf(request: Request): string {
  return `${request.method()} ${request.url().split('?')[0]}`;
}
