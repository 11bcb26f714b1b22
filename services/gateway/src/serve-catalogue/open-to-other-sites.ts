import type { RequestHandler } from 'express';
import { catalogueAddress } from './published-data.ts';
import type { PublishedData } from './published-data.ts';

/** Lets pages of other sites read the catalogue and the files that it names, as open data are meant; nothing else. */
export function openToOtherSites(published: () => readonly PublishedData[]): RequestHandler {
  return ({ method, path }, response, next) => {
    if ((method === 'GET' || method === 'HEAD') && addressesOf(published()).has(path)) {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
    }
    next();
  };
}

function addressesOf(published: readonly PublishedData[]): ReadonlySet<string> {
  const files = published.flatMap((data) => data.files.map(({ file }) => file.replace(/\?.*$/, '')));
  return new Set([catalogueAddress, ...files].map((address) => `/${address}`));
}
