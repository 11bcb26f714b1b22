import { authService } from '@alveole/auth';
import { startEmbedded } from '@alveole/embedded';
import { enrolmentService } from '@alveole/enrolment';
import { notificationsService } from '@alveole/notifications';
import { refundsService } from '@alveole/refunds';
import { repairsService } from '@alveole/repairs';
import { createLogger } from '@alveole/service-kit';
import { runService } from '@alveole/service-kit/service';
import { takeDataFolder } from '../data-folder.ts';
import { placeServices, serviceEnvironment } from '../environment.ts';
import { keepSecrets } from '../secrets.ts';
import type { Settings } from '../settings.ts';

/**
 * Migrates the stores of an installation of one machine while it does not run, as its next start would; `--dry-run` says
 * what that would write. Throws with one readable line when the installation runs, or when a migration fails.
 */
export async function migrateStores(
  settings: Settings,
  args: readonly string[],
  say: (text: string) => void,
): Promise<void> {
  const folder = takeDataFolder(settings.dataDir);
  const logger = createLogger({ service: 'embedded', level: settings.logLevel });
  const embedded = await startEmbedded({ dataDir: settings.dataDir, logger });
  try {
    const env = serviceEnvironment(settings, embedded, keepSecrets(settings.dataDir), placeServices([1, 2, 3, 4, 5]));
    const hostOf = (name: string) => ({
      env,
      argv: ['node', 'main', 'migrate', ...args],
      stdout: { write: (text: string) => say(`${name} : ${text}`) },
      stderr: { write: (text: string) => fail(`${name} : ${text.trim()}`) },
      exitCode: undefined,
    });
    await runService(authService, {}, hostOf('auth'));
    await runService(enrolmentService, {}, hostOf('enrolment'));
    await runService(repairsService, {}, hostOf('repairs'));
    await runService(refundsService, {}, hostOf('refunds'));
    await runService(notificationsService, {}, hostOf('notifications'));
  } finally {
    await embedded.close();
    folder.release();
  }
}

function fail(line: string): never {
  throw new Error(line);
}
