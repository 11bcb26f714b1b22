import { Router } from 'express';
import type { Response } from 'express';
import { nameArea } from '../observe/observe-requests.ts';
import type { CookieScope } from '../roll-out-remotes/session-place.ts';
import type { Version } from '../roll-out-remotes/choose-versions.ts';
import { answerLostPreview } from './lost-preview.ts';
import { givePreview } from './preview-cookie.ts';
import { readPreview } from './preview-token.ts';

export interface PreviewRoutesOptions {
  /** Whether a version can be shown. */
  readonly canShow: (version: Version) => Promise<boolean>;
  /** `PREVIEW_KEY`; without it no link opens anything. */
  readonly key: string | undefined;
  readonly now: () => Date;
  readonly basePath: string;
  readonly cookieScope: CookieScope;
}

/** `/apercu/<token>` begins the preview of a version in this browser, `/apercu/fin` ends it. */
export function previewRoutes({ canShow, key, now, basePath, cookieScope }: PreviewRoutesOptions): Router {
  const router = Router();
  const goHome = (response: Response): void => {
    response.setHeader('cache-control', 'no-store').redirect(302, `${basePath}/`);
  };
  router.get('/apercu/fin', (_request, response) => {
    nameArea(response, 'preview');
    givePreview(response, '', 0, cookieScope);
    goHome(response);
  });
  router.get('/apercu/:token', async (request, response) => {
    nameArea(response, 'preview');
    const { token } = request.params;
    const preview = key === undefined ? undefined : readPreview(token, key, now());
    if (preview === undefined || !(await canShow(preview))) return answerLostPreview(response, basePath);
    const seconds = Math.ceil((preview.until.getTime() - now().getTime()) / 1000);
    givePreview(response, token, seconds, cookieScope);
    goHome(response);
  });
  return router;
}
