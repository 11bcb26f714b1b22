import { refundsRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { RefundsPorts } from '../ports.ts';
import { sepaFile } from './sepa-file.ts';

export function sepaFileRoute(ports: RefundsPorts) {
  return implement(refundsRoutes.readSepaFile, ({ params }) => sepaFile(ports, params.id));
}
