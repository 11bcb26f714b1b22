import type { ServiceName } from '@alveole/contracts';
import { startAuthService } from '@alveole/auth';
import { startEnrolmentService } from '@alveole/enrolment';
import type { EventBus } from '@alveole/messaging';
import { startNotificationsService } from '@alveole/notifications';
import { startRefundsService } from '@alveole/refunds';
import { startRepairsService } from '@alveole/repairs';
import type { Logger } from '@alveole/service-kit';
import type { ServicePorts } from './environment.ts';

interface Running {
  close(): Promise<void>;
}

type Start = (options: { env: NodeJS.ProcessEnv; bus: EventBus; logger: Logger }) => Promise<Running>;

const starts: Readonly<Record<ServiceName, Start>> = {
  auth: startAuthService,
  enrolment: startEnrolmentService,
  repairs: startRepairsService,
  refunds: startRefundsService,
  notifications: startNotificationsService,
};

/** Starts the five services in this process, each on its port, and answers how to stop them. */
export async function startServices(env: Record<string, string>, ports: ServicePorts, bus: EventBus, loggerOf: (name: string) => Logger): Promise<Running> {
  const names = Object.keys(starts) as ServiceName[];
  const results = await Promise.allSettled(
    names.map((name) => starts[name]({ env: { ...env, PORT: String(ports[name]) }, bus, logger: loggerOf(name) })),
  );
  const running = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const close = async () => {
    await Promise.all(running.map((service) => service.close()));
  };
  const failed = results.find((result) => result.status === 'rejected');
  if (!failed) return { close };
  await close();
  throw failed.reason;
}
