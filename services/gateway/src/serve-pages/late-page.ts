import type { Response } from 'express';
import { requestIdOf } from '../answer-refusal.ts';
import { plainPage } from '../plain-page.ts';
import { latePageTexts as texts } from './late-page.text.ts';

/** Seconds after which another try may find the page. */
const retryAfter = 2;

/** Answers somebody who opens a page that could not be built with a page that says so, and leads back to it. */
export function answerLatePage(response: Response): void {
  response
    .status(503)
    .setHeader('retry-after', String(retryAfter))
    .setHeader('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(latePage(requestIdOf(response)));
}

/** @param requestId letters, digits and dashes */
const latePage = (requestId: string): string =>
  plainPage({
    title: texts.title,
    content: [
      `<p>${texts.reason}</p>`,
      `<p><a href="">${texts.retry}</a></p>`,
      `<p>${texts.reference} <code>${requestId.replaceAll(/[^A-Za-z0-9-]/g, '')}</code></p>`,
    ].join('\n'),
  });
