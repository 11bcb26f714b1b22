import type { ImplementedRoute } from '@alveole/service-kit';
import { checkSiretRoute } from './check-siret/check-siret.route.ts';
import { correctPhoneRoute } from './correct-phone/correct-phone.route.ts';
import { exchangeMediaRoutes } from './exchange-media/exchange-media.route.ts';
import { findBeneficiaryRoutes } from './find-beneficiary/find-beneficiary.route.ts';
import { findEstablishmentsRoutes } from './find-establishments/find-establishments.route.ts';
import { listEstablishmentsRoutes } from './list-establishments/list-establishments.route.ts';
import { locatePlaceRoutes } from './locate-place/locate-place.route.ts';
import type { EnrolmentPorts } from './ports.ts';
import { readEstablishmentRoutes } from './read-establishment/read-establishment.route.ts';
import { recoverCodeRoute } from './recover-code/recover-code.route.ts';
import { registerBeneficiaryRoutes } from './register-beneficiary/register-beneficiary.route.ts';
import { registerEstablishmentRoute } from './register-establishment/register-establishment.route.ts';
import { requestCodeRoute } from './request-code/request-code.route.ts';
import { saveEstablishmentRoute } from './save-establishment/save-establishment.route.ts';

/** Every call that the contracts declare for this service. */
export function routesOf(ports: EnrolmentPorts): ImplementedRoute[] {
  return [
    requestCodeRoute(ports),
    registerEstablishmentRoute(ports),
    ...readEstablishmentRoutes(ports),
    saveEstablishmentRoute(ports),
    ...listEstablishmentsRoutes(ports),
    ...findEstablishmentsRoutes(ports),
    ...exchangeMediaRoutes(ports),
    ...locatePlaceRoutes(ports),
    checkSiretRoute(ports),
    ...registerBeneficiaryRoutes(ports),
    recoverCodeRoute(ports),
    ...findBeneficiaryRoutes(ports),
    correctPhoneRoute(ports),
  ];
}
