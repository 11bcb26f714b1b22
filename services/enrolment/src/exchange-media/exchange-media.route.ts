import { enrolmentRoutes } from '@alveole/contracts';
import { implement, networkOf } from '@alveole/service-kit';
import { putUrl, readUrl } from './exchange-media.ts';
import type { ExchangeMediaPorts } from './exchange-media.ts';
import { prefixFor } from './media-access.ts';

export function exchangeMediaRoutes(ports: ExchangeMediaPorts) {
  return [
    implement(enrolmentRoutes.mediaPutUrl, async ({ query: { name, size }, actor, ip }) => ({
      url: await putUrl(ports, { name, size, network: networkOf(ip) }, actor),
    })),
    implement(enrolmentRoutes.mediaPrefix, async ({ query, actor }) => ({
      media_url_prefix: await prefixFor(ports, query.entity_id, actor),
    })),
    implement(enrolmentRoutes.readMedia, async ({ params, actor }) => ({
      url: await readUrl(ports, params.name, actor),
    })),
  ];
}
