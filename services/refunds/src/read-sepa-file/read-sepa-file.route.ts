import { refundRoutes } from '@alveole/contracts/refund';
import { implement } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { sepaFile } from './sepa-file.ts';

export function sepaFileRoute(ports: RefundsPorts) {
  return implement(refundRoutes.readSepaFile, ({ params }) => sepaFile(ports, params.id));
}
