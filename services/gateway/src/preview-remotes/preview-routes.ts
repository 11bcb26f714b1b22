import { Router } from 'express';
import type { Response } from 'express';
import { answerRefusal, unknownAddress } from '../answer-refusal.ts';
import { nameArea } from '../observe/observe-requests.ts';
import type { CookieScope } from '../roll-out-remotes/session-place.ts';
import { givePreview } from './preview-cookie.ts';
import { readPreview } from './preview-token.ts';

export interface PreviewRoutesOptions {
  /** `PREVIEW_KEY`; without it no link opens anything. */
  readonly key: string | undefined;
  readonly now: () => Date;
  readonly basePath: string;
  readonly cookieScope: CookieScope;
}

/** `/apercu/<token>` begins the preview of a version in this browser, `/apercu/fin` ends it. */
export function previewRoutes({ key, now, basePath, cookieScope }: PreviewRoutesOptions): Router {
  const router = Router();
  const goHome = (response: Response): void => {
    response.setHeader('cache-control', 'no-store').redirect(302, `${basePath}/`);
  };
  router.get('/apercu/fin', (_request, response) => {
    nameArea(response, 'preview');
    givePreview(response, '', 0, cookieScope);
    goHome(response);
  });
  router.get('/apercu/:token', (request, response) => {
    nameArea(response, 'preview');
    const { token } = request.params;
    const preview = key === undefined ? undefined : readPreview(token, key, now());
    if (preview === undefined) return answerRefusal(response, unknownAddress);
    const seconds = Math.ceil((preview.until.getTime() - now().getTime()) / 1000);
    givePreview(response, token, seconds, cookieScope);
    goHome(response);
  });
  return router;
}
