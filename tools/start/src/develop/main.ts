import { demoAccounts } from '@alveole/seed-data';
import { declaredRemotes } from '@alveole/publish-remote';
import { runProcess } from '@alveole/service-kit';
import { readSettings } from '../settings.ts';
import { startInstallation } from '../start-installation.ts';
import { askedRemotes } from './asked-remotes.ts';
import { buildBeside, serveLive } from './rspack.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

void runProcess(async () => {
  const remotes = await declaredRemotes();
  const live = askedRemotes(process.argv.slice(2), remotes);
  const settings = readSettings(process.env, true);
  say('Construction des écrans pour le développement…');
  await Promise.all(['shell', ...remotes.map(({ folder }) => folder)].map(buildBeside));
  const installation = await startInstallation(settings, say);
  const servers = await Promise.all(live.map(({ folder, port }) => serveLive(folder, port, installation.url)));
  const question = live.map(({ name }, index) => `remote=${name}@${servers[index]?.url}`).join('&');
  say(`
Développement : ${live.map(({ folder }) => folder).join(', ')} — chaque modification se voit dans la page ouverte.

  Page             ${installation.url}${live[0]?.paths[0]}?${question}
  Courriels et SMS ${installation.url}/dev/inbox
  Comptes          ${demoAccounts.map(({ mail }) => mail).join(', ')}
  Mot de passe     ${demoAccounts[0]?.password}

  Arrêt : Ctrl-C
`);
  return {
    async close() {
      await Promise.all(servers.map((server) => server.close()));
      await installation.close();
    },
  };
});
