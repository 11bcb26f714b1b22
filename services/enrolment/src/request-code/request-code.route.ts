import { establishmentRoutes } from '@alveole/contracts/establishment';
import { implement } from '@alveole/service-kit';
import { normaliseMail } from '@alveole/validation';
import { mediaPrefixOf } from '../record/establishment.ts';
import { requestCode } from './request-code.ts';
import type { RequestCodePorts } from './request-code.ts';

export function requestCodeRoute(ports: RequestCodePorts) {
  return implement(establishmentRoutes.requestCode, async ({ body, requestId, ip: address }) => {
    const entity_id = await requestCode(ports, { mail: normaliseMail(body.mail), address, requestId });
    return { entity_id, media_url_prefix: mediaPrefixOf(entity_id) };
  });
}
