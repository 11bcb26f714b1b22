import type { Response } from 'express';
import { requestIdOf } from '../answer-refusal.ts';
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

/** Of plain HTML alone: whatever kept the page away may keep style and script away too. @param requestId letters, digits and dashes */
const latePage = (requestId: string): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p>${texts.reason}</p>
<p><a href="">${texts.retry}</a></p>
<p>${texts.reference} <code>${requestId.replaceAll(/[^A-Za-z0-9-]/g, '')}</code></p>
</main>
</body>
</html>
`;
