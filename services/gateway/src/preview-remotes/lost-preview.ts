import type { Response } from 'express';
import { answerRefusal, unknownAddress } from '../answer-refusal.ts';
import { plainPage } from '../plain-page.ts';
import { lostPreviewTexts as texts } from './lost-preview.text.ts';

/** Answers whoever opens a link that shows nothing: a page to a browser, a coded refusal to a program. */
export function answerLostPreview(response: Response, basePath: string): void {
  if (response.req.accepts(['html', 'json']) !== 'html') return answerRefusal(response, unknownAddress);
  const content = `<p>${texts.reason}</p>\n<p><a href="${basePath}/">${texts.home}</a></p>`;
  response
    .status(404)
    .setHeader('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage({ title: texts.title, content }));
}
