import { resolve } from 'node:path';
import { readCommandLine, type CommandLine } from './command-line.ts';
import { embeddedEnvironment } from './embedded-environment.ts';
import { startEmbedded } from './start-embedded.ts';

const toErrorOutput = (level: string) => (details: object, message: string) => console.error(level, message, details);

async function main(): Promise<void> {
  const commandLine = readCommandLine(process.argv.slice(2));
  const embedded = await startEmbedded({
    ...commandLine,
    dataDir: resolve(commandLine.dataDir),
    onGivenUp: () => fail(new Error('La base de données s’est arrêtée pour de bon.')),
    logger: { info() {}, warn: toErrorOutput('attention'), error: toErrorOutput('erreur') },
  });
  const stop = once(() => embedded.close().then(() => process.exit(0), fail));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  if (commandLine.json) process.stdin.on('end', stop).resume();
  announce(commandLine, embeddedEnvironment(embedded));
}

function announce({ json, dataDir }: CommandLine, environment: Record<string, string>): void {
  if (json) {
    console.log(JSON.stringify({ ready: environment }));
    return;
  }
  console.log('Profil à une seule machine : ces parties remplacent des serveurs, elles ne se répliquent pas.');
  console.log(`Données : ${resolve(dataDir)}\n`);
  for (const [name, value] of Object.entries(environment)) console.log(`${name}=${value}`);
  console.log('\nCtrl-C pour arrêter.');
}

function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (!done) act();
    done = true;
  };
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : 'Arrêt sur une erreur inconnue.');
  process.exit(1);
}

main().catch(fail);
