import type { Page, Request } from '@playwright/test';

/** What went wrong in a page while nobody looked: errors of scripts, refusals of the browser, requests that failed. */
export interface PageFailures {
  readonly found: readonly string[];
}

/** A navigation and a closed tab cut off what is under way; that is no failure. */
const cutOff = 'net::ERR_ABORTED';

/** Listens to a page from now on. */
export function watchFailures(page: Page): PageFailures {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      found.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== cutOff) found.push(`request failed (${reason}): ${nameOf(request)}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${nameOf(response.request())}`);
  });
  return { found };
}

/** Without the query: presigned addresses are long and change each time. */
function nameOf(request: Request): string {
  return `${request.method()} ${request.url().split('?')[0]}`;
}
