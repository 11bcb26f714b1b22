import { routesOf } from '@alveole/contracts';
import type { ServiceName } from '@alveole/contracts';
import { embeddedEnvironment } from '@alveole/embedded';
import type { Embedded } from '@alveole/embedded';
import { demoIncident } from '@alveole/seed-data';
import type { ServiceSecrets } from '@alveole/service-kit';
import type { Settings } from './settings.ts';
import { webhookReceiversAt } from './webhook-receivers.ts';

/** Every service, as the contract names them. */
export const services = Object.keys(routesOf) as readonly ServiceName[];

/** Where each service will listen, on the loopback. */
export type ServicePorts = Readonly<Record<ServiceName, number>>;

/** Gives each service one of the ports. */
export function placeServices(ports: readonly number[]): ServicePorts {
  return Object.fromEntries(services.map((service, index) => [service, ports[index] ?? 0])) as ServicePorts;
}

/** The address of each. */
export function addressesOf(ports: ServicePorts): Record<ServiceName, string> {
  const addresses = services.map((service) => [service, `http://127.0.0.1:${ports[service]}`]);
  return Object.fromEntries(addresses) as Record<ServiceName, string>;
}

/**
 * The environment that the distributed profile would give to every service, filled from the embedded parts:
 * services are not told which profile runs. Presigned URLs go through the gateway.
 */
export function serviceEnvironment(
  settings: Settings,
  embedded: Embedded,
  secrets: ServiceSecrets,
  ports: ServicePorts,
): Record<string, string> {
  const urls = Object.entries(addressesOf(ports)).map(([service, url]) => [`${service.toUpperCase()}_URL`, url]);
  return {
    ...embeddedEnvironment(embedded),
    ...secrets,
    ...Object.fromEntries(urls),
    S3_PUBLIC_ENDPOINT: settings.publicUrl,
    HOST: '127.0.0.1',
    LOG_LEVEL: settings.logLevel,
    NODE_ENV: settings.development ? 'development' : 'production',
    PUBLIC_URL: settings.publicUrl,
    BASE_PATH: settings.basePath,
    CAMPAIGN: settings.campaign.id,
    CAMPAIGN_SUPPLEMENTS: settings.supplements.join(','),
    CAMPAIGNS_DIR: settings.campaignsDir,
    ...(settings.programmeSettings.PROGRAMME_NAME && { PROGRAMME_NAME: settings.programmeSettings.PROGRAMME_NAME }),
    ...(settings.programmeSettings.CONTACT_PROFESSIONALS && {
      CONTACT_PROFESSIONALS: settings.programmeSettings.CONTACT_PROFESSIONALS,
    }),
    INCIDENT: demoIncident,
    WEBHOOK_RECEIVERS: webhookReceiversAt(settings.publicUrl),
    SMS_PROVIDER: 'http',
    ...(settings.smsUrl && { SMS_URL: settings.smsUrl }),
    MAIL_FROM: 'ne-pas-repondre@alveole.localhost',
    ALERT_MAIL: 'alerte@exemple.fr',
    DEBTOR_NAME: 'Agence du vélo (démonstration)',
    DEBTOR_IBAN: 'FR7630006000011234567890189',
    DEBTOR_BIC: 'AGRIFRPPXXX',
  };
}
