import type { ServiceConfig } from '@alveole/service-kit/service';
import type { NotificationsConfig } from '../config.ts';

type Setting = Pick<NotificationsConfig, 'WEBHOOK_RECEIVERS'> & Pick<ServiceConfig, 'AMQP_URL' | 'NODE_ENV'>;

/**
 * Whether webhooks may call programs of the own machine. Only where everything runs in one process, or in development and
 * tests: behind a broker that address leads to other services.
 * @throws Error where an installation in production says so
 */
export function callsOwnMachine({ WEBHOOK_RECEIVERS, AMQP_URL, NODE_ENV }: Setting): boolean {
  if (WEBHOOK_RECEIVERS === 'public') return false;
  if (NODE_ENV === 'production' && AMQP_URL !== undefined)
    throw new Error('WEBHOOK_RECEIVERS must be public in production: no webhook calls the own machine');
  return true;
}
