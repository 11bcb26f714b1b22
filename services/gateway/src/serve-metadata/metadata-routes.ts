import { Router } from 'express';
import { nameArea } from '../observe/observe-requests.ts';
import { revalidate, sendFile, storedFile } from '../serve-files/stored-file.ts';
import { authorizationServer } from './authorization-server.ts';

const wellKnown = '/.well-known/oauth-authorization-server';

/**
 * What software asks an installation first. The standard puts the name before the path of the issuer; many programs look
 * for it behind: both answer.
 */
export function metadataRoutes(publicUrl: string, basePath: string): Router {
  const router = Router();
  const metadata = JSON.stringify(authorizationServer(`${publicUrl.replace(/\/$/, '')}${basePath}`));
  const file = storedFile('application/json; charset=utf-8', { identity: Buffer.from(metadata) });
  router.get([wellKnown, `${wellKnown}${basePath}`], (request, response) => {
    nameArea(response, 'registry');
    sendFile(request, response, file, revalidate);
  });
  return router;
}
