import type { ImplementedRoute } from '@alveole/service-kit';
import { switchCameraRoutes } from './switch-camera/switch-camera.route.ts';
import { flagSubjectRoutes } from './flag-subject/flag-subject.route.ts';
import { knowAddressRoute } from './know-address/know-address.route.ts';
import { askOwnDataRoutes } from './ask-own-data/ask-own-data.route.ts';
import { managePersonRequestsRoutes } from './manage-person-requests/manage-person-requests.route.ts';
import { checkSiretRoute } from './check-siret/check-siret.route.ts';
import { correctPhoneRoute } from './correct-phone/correct-phone.route.ts';
import { exchangeMediaRoutes } from './exchange-media/exchange-media.route.ts';
import { exportEstablishmentsRoutes } from './export-establishments/export-establishments.route.ts';
import { findBeneficiaryRoutes } from './find-beneficiary/find-beneficiary.route.ts';
import { findEstablishmentsRoutes } from './find-establishments/find-establishments.route.ts';
import { listEstablishmentsRoutes } from './list-establishments/list-establishments.route.ts';
import { saveViewsRoutes } from './save-views/save-views.route.ts';
import { listForgottenEntitiesRoute } from './list-forgotten-entities/list-forgotten-entities.route.ts';
import { listTownsRoutes } from './list-towns/list-towns.route.ts';
import { locateAddressRoute } from './locate-address/locate-address.route.ts';
import { listWaitingRoute } from './list-waiting/list-waiting.route.ts';
import { measureDistanceRoute } from './measure-distance/measure-distance.route.ts';
import type { EnrolmentPorts } from './ports.ts';
import { readHistoryRoute } from './read-history/read-history.route.ts';
import { readEstablishmentRoutes } from './read-establishment/read-establishment.route.ts';
import { recoverCodeRoute } from './recover-code/recover-code.route.ts';
import { registerBeneficiaryRoutes } from './register-beneficiary/register-beneficiary.route.ts';
import { registerEstablishmentRoute } from './register-establishment/register-establishment.route.ts';
import { renewRegistrationRoute } from './renew-registration/renew-registration.route.ts';
import { requestCodeRoute } from './request-code/request-code.route.ts';
import { runInMassRoutes } from './run-in-mass/run-in-mass.route.ts';
import { saveEstablishmentRoute } from './save-establishment/save-establishment.route.ts';

/** Every call that the contracts declare for this service. */
export function routesOf(ports: EnrolmentPorts): ImplementedRoute[] {
  return [
    requestCodeRoute(ports),
    renewRegistrationRoute(ports),
    registerEstablishmentRoute(ports),
    ...readEstablishmentRoutes(ports),
    readHistoryRoute(ports),
    saveEstablishmentRoute(ports),
    ...listEstablishmentsRoutes(ports),
    ...exportEstablishmentsRoutes(ports),
    ...runInMassRoutes(ports),
    ...saveViewsRoutes(ports),
    listWaitingRoute(ports),
    ...findEstablishmentsRoutes(ports),
    ...exchangeMediaRoutes(ports),
    ...listTownsRoutes(ports),
    locateAddressRoute(ports),
    measureDistanceRoute(ports),
    checkSiretRoute(ports),
    ...switchCameraRoutes(ports),
    ...flagSubjectRoutes(ports),
    knowAddressRoute(ports),
    listForgottenEntitiesRoute(ports),
    ...registerBeneficiaryRoutes(ports),
    recoverCodeRoute(ports),
    ...findBeneficiaryRoutes(ports),
    correctPhoneRoute(ports),
    ...askOwnDataRoutes(ports),
    ...managePersonRequestsRoutes(ports),
  ];
}
