import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedDemoData } from '@alveole/seed-data';

/** Fills an empty installation with demo data. Cut off in the middle, the next start does what is left. */
export async function seedOnce(
  dataDir: string,
  env: Record<string, string>,
  report: (line: string) => void,
): Promise<void> {
  const marker = join(dataDir, 'seeded');
  if (existsSync(marker)) return;
  report('Premier démarrage : création des données de démonstration…');
  await seedDemoData({ env, report });
  writeFileSync(marker, new Date().toISOString());
}
