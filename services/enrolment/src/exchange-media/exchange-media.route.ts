import { askedEntityOf, mediaRoutes } from '@alveole/contracts/media';
import { implement, networkOf } from '@alveole/service-kit';
import { putUrl, readUrl } from './exchange-media.ts';
import type { ExchangeMediaPorts } from './exchange-media.ts';
import { prefixFor } from './media-access.ts';

export function exchangeMediaRoutes(ports: ExchangeMediaPorts) {
  return [
    implement(mediaRoutes.readMediaPutUrl, async ({ query: { name, size }, actor, ip }) => ({
      url: await putUrl(ports, { name, size, network: networkOf(ip) }, actor),
    })),
    implement(mediaRoutes.readMediaPrefix, async ({ query, actor }) => ({
      media_url_prefix: await prefixFor(ports, askedEntityOf(query), actor),
    })),
    implement(mediaRoutes.readMedia, async ({ params, actor }) => ({
      url: await readUrl(ports, params.name, actor),
    })),
  ];
}
