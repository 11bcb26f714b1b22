import type { ServiceName } from '@alveole/contracts';
import { startAuthService } from '@alveole/auth';
import { startEnrolmentService } from '@alveole/enrolment';
import type { EventBus } from '@alveole/messaging';
import { startNotificationsService } from '@alveole/notifications';
import { startRefundsService } from '@alveole/refunds';
import { startRepairsService } from '@alveole/repairs';
import type { Logger } from '@alveole/service-kit';
import type { StartService } from '@alveole/service-kit/service';
import type { ServicePorts } from './environment.ts';

interface Running {
  close(): Promise<void>;
}

const starts: Readonly<Record<ServiceName, StartService>> = {
  auth: startAuthService,
  enrolment: startEnrolmentService,
  repairs: startRepairsService,
  refunds: startRefundsService,
  notifications: startNotificationsService,
};

/** Starts every service in this process, each on its port, and answers how to stop them. */
export async function startServices(
  env: Record<string, string>,
  ports: ServicePorts,
  bus: EventBus,
  loggerOf: (name: string) => Logger,
): Promise<Running> {
  const names = Object.keys(starts) as ServiceName[];
  let allSubscribed = () => {};
  const queuesReady = new Promise<void>((resolve) => (allSubscribed = resolve));
  const results = await Promise.allSettled(
    names.map((name) =>
      starts[name]({ env: { ...env, PORT: String(ports[name]) }, bus, logger: loggerOf(name), queuesReady }),
    ),
  );
  allSubscribed();
  const running = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const close = async () => {
    await Promise.all(running.map((service) => service.close()));
  };
  const failed = results.find((result) => result.status === 'rejected');
  if (!failed) return { close };
  await close();
  throw failed.reason;
}
