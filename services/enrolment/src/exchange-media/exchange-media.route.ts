import { enrolmentRoutes } from '@alveole/contracts';
import type { ObjectStorage } from '@alveole/object-storage';
import { implement } from '@alveole/service-kit';
import { admitReading, admitUpload, prefixFor } from './media-access.ts';
import type { MediaAccessPorts } from './media-access.ts';

/** Seconds for which a browser may put or read the object. */
const expiresIn = 900;

export interface ExchangeMediaPorts extends MediaAccessPorts {
  readonly media: Pick<ObjectStorage, 'presignPut' | 'presignGet'>;
}

export function exchangeMediaRoutes(ports: ExchangeMediaPorts) {
  return [
    implement(enrolmentRoutes.mediaPutUrl, async ({ query, actor }) => {
      await admitUpload(ports, query.name, actor);
      return { url: await ports.media.presignPut(query.name, { expiresIn }) };
    }),
    implement(enrolmentRoutes.mediaPrefix, async ({ query, actor }) => ({
      media_url_prefix: await prefixFor(ports, query.entity_id, actor),
    })),
    implement(enrolmentRoutes.readMedia, async ({ params, actor }) => {
      await admitReading(ports, params.name, actor);
      return { url: await ports.media.presignGet(params.name, { expiresIn }) };
    }),
  ];
}
