import { establishmentRoutes } from '@alveole/contracts/establishment';
import { implement } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';
import { checkSiret } from './check-siret.ts';

export function checkSiretRoute(ports: Pick<EnrolmentPorts, 'establishments'>) {
  return implement(establishmentRoutes.checkSiret, async ({ params }) => ({
    available: await checkSiret(ports, params.siret),
  }));
}
