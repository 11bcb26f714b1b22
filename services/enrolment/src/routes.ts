import { createService } from '@alveole/service-kit';
import type { ImplementedRoute, Logger, ReadinessCheck, ServiceOptions } from '@alveole/service-kit';
import type { ServiceConfig } from '@alveole/service-kit/service';
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

export interface EnrolmentApp {
  readonly config: Pick<ServiceConfig, 'AUTH_PUBLIC_KEYS' | 'SERVICE_SECRET'>;
  readonly logger: Logger;
  readonly ports: EnrolmentPorts;
  /** By name, what must work before the service is of use. */
  readonly checks: Readonly<Record<string, ReadinessCheck>>;
  /** The contract's limits and the usual load unless told otherwise. */
  readonly limits?: Pick<ServiceOptions, 'rateLimits' | 'loadLimits'>;
}

/** The service with all its routes bound; the caller listens. */
export function buildApp({ config, logger, ports, checks, limits }: EnrolmentApp): ReturnType<typeof createService> {
  return createService({ name: 'enrolment', config, logger, checks, routes: routesOf(ports), ...limits });
}

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
