import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EmbeddedLogger } from '../embedded-logger.ts';
import { listenHttp } from '../http/listen-http.ts';
import { communesAnswer, geocoderAnswer, type PlacesAnswer } from './place-answers.ts';
import { readPlaceIndex, type PlaceIndex } from './place-index.ts';

export interface RunningPlaces {
  /** Base of the address search: `GET {geocoderUrl}/search/?q=&limit=&postcode=&citycode=`, as the Base Adresse Nationale. */
  geocoderUrl: string;
  /** Base of the communes: `GET {communesUrl}/communes?codePostal=`, as geo.api.gouv.fr. */
  communesUrl: string;
  close(): Promise<void>;
}

const answers: Record<string, (query: URLSearchParams, index: PlaceIndex) => PlacesAnswer> = {
  '/search': geocoderAnswer,
  '/communes': communesAnswer,
};

/** Address search and communes from data packages, so that a one-machine installation needs no network for them. The packages are read first: about a quarter of a second. */
export async function startPlaces(logger: EmbeddedLogger): Promise<RunningPlaces> {
  const index = await readPlaceIndex();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://places');
    const find = answers[url.pathname.replace(/\/$/, '')];
    if (request.method !== 'GET' || !find)
      return send(response, { status: 404, body: { code: 404, message: 'Not found' } });
    send(response, find(url.searchParams, index));
  };
  const http = await listenHttp((request, response) => {
    answer(request, response).catch((error: unknown) => {
      logger.error({ err: error }, 'the places failed to answer');
      send(response, { status: 500, body: { code: 500, message: 'Internal error' } });
    });
  });
  return { geocoderUrl: http.origin, communesUrl: http.origin, close: http.close };
}

function send(response: ServerResponse, { status, body }: PlacesAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
