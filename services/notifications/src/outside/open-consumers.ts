import { createBrokerManagement, createIntegrationConsumers, vhostOf } from '@alveole/messaging';
import type { IntegrationConsumers } from '@alveole/messaging';
import type { ServiceConfig } from '@alveole/service-kit/service';
import type { NotificationsConfig } from '../config.ts';

export type BrokerConfig = Pick<NotificationsConfig, 'BROKER_MANAGEMENT_URL'> & Pick<ServiceConfig, 'AMQP_URL'>;

/** The consumers of the broker; undefined where there is none, or where nothing may be managed on it. */
export function openConsumers({ AMQP_URL, BROKER_MANAGEMENT_URL }: BrokerConfig): IntegrationConsumers | undefined {
  if (AMQP_URL === undefined || BROKER_MANAGEMENT_URL === undefined) return undefined;
  return createIntegrationConsumers({
    management: createBrokerManagement(BROKER_MANAGEMENT_URL),
    vhost: vhostOf(AMQP_URL),
  });
}
