import type { Page } from '@playwright/test';

/** What React says in the console of a tree that it lost: it catches its own errors. */
const lostTree = /NotFoundError|removeChild|insertBefore|Minified React error/;

/** Gathers the errors of a page from now on. */
export function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && lostTree.test(message.text())) errors.push(message.text().split('\n')[0] ?? '');
  });
  return errors;
}
