import { Router } from 'express';
import { nameArea } from '../observe/observe-requests.ts';
import { revalidate, sendFile, storedFile } from '../serve-files/stored-file.ts';
import { catalogueRecord } from './catalogue-record.ts';
import type { CataloguedInstallation } from './catalogue-record.ts';
import { catalogueAddress } from './published-data.ts';

/** The record of the open data, at an address that does not change. */
export function catalogueRoutes(installation: () => CataloguedInstallation): Router {
  const router = Router();
  router.get(`/${catalogueAddress}`, (request, response) => {
    nameArea(response, 'registry');
    const record = Buffer.from(`${JSON.stringify(catalogueRecord(installation()), undefined, 2)}\n`);
    sendFile(request, response, storedFile('application/ld+json; charset=utf-8', { identity: record }), revalidate);
  });
  return router;
}
