import { authService } from '@alveole/auth';
import { startEmbedded } from '@alveole/embedded';
import { enrolmentService } from '@alveole/enrolment';
import { createFileDeadLetters, createInProcessBus, deadLetterFolder } from '@alveole/messaging';
import { notificationsService } from '@alveole/notifications';
import { refundsService } from '@alveole/refunds';
import { repairsService } from '@alveole/repairs';
import { createLogger } from '@alveole/service-kit';
import { runService } from '@alveole/service-kit/service';
import { takeDataFolder } from '../data-folder.ts';
import { placeServices, serviceEnvironment, services } from '../environment.ts';
import { freePorts } from '../free-ports.ts';
import { keepSecrets } from '../secrets.ts';
import type { Settings } from '../settings.ts';
import { startServices } from '../start-services.ts';

/**
 * Runs the retention of an installation of one machine while it does not run, as its nights do: the services answer one another
 * meanwhile, nobody else. `--dry-run` tells what it would act on, `scan` whether a person past her term is left. Throws with one
 * readable line when the installation runs, when a service fails, or when the scan finds somebody.
 */
export async function runRetention(
  settings: Settings,
  args: readonly string[],
  say: (text: string) => void,
): Promise<void> {
  const folder = takeDataFolder(settings.dataDir);
  const loggerOf = (service: string) => createLogger({ service, level: settings.logLevel });
  const embedded = await startEmbedded({ dataDir: settings.dataDir, logger: loggerOf('embedded') });
  const deadLetters = createFileDeadLetters(deadLetterFolder(settings.dataDir));
  const bus = createInProcessBus({ logger: loggerOf('bus'), deadLetters });
  try {
    const ports = placeServices(await freePorts(services.length));
    const secrets = keepSecrets(settings.dataDir);
    const env = { ...serviceEnvironment(settings, embedded, secrets, ports), RETENTION: 'off' };
    const running = await startServices(env, ports, bus, loggerOf);
    try {
      await runInEach(env, args, say);
    } finally {
      await running.close();
    }
  } finally {
    await bus.close();
    await embedded.close();
    folder.release();
  }
}

/** Files first: what enrolment forgets depends on them. Each service is asked; the first failure is told behind the last. */
async function runInEach(env: NodeJS.ProcessEnv, args: readonly string[], say: (text: string) => void): Promise<void> {
  const failures: string[] = [];
  const hostOf = (name: string) => ({
    env,
    argv: ['node', 'main', 'retention', ...args],
    stdout: { write: (text: string) => say(`${name} : ${text}`) },
    stderr: { write: (text: string) => void failures.push(`${name} : ${text.trim()}`) },
    exitCode: undefined,
  });
  await runService(repairsService, {}, hostOf('repairs'));
  await runService(enrolmentService, {}, hostOf('enrolment'));
  await runService(authService, {}, hostOf('auth'));
  await runService(notificationsService, {}, hostOf('notifications'));
  await runService(refundsService, {}, hostOf('refunds'));
  if (failures.length > 0) throw new Error(failures.join('\n'));
}
