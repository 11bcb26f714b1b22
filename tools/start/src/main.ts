import { demoAccountsOf } from '@alveole/seed-data';
import { runProcess } from '@alveole/service-kit';
import { readSettings } from './settings.ts';
import { startInstallation } from './start-installation.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

void runProcess(async () => {
  const began = performance.now();
  const settings = readSettings(process.env);
  const installation = await startInstallation(settings, say);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`
Alvéole est prêt en ${seconds} s — profil à une seule machine, à ne pas utiliser en production.

  Site public       ${installation.url}/
  Espace pro        ${installation.url}/auth/login
  Courriels et SMS  ${installation.url}/dev/inbox
  Documentation     ${installation.url}/alveoleapi/v1/repairs/docs
  Données           ${settings.dataDir}${settings.hasDemonstrationTexts ? '\n  Textes légaux     de démonstration (docs/CAMPAGNES.md)' : ''}

  Comptes de démonstration
${demoAccountsOf(settings.campaign)
  .map(({ role, permission, mail, password }) => `  ${role} ${permission}   ${mail.padEnd(34)} ${password}`)
  .join('\n')}

  Parcours complet : npm run demo    Arrêt : Ctrl-C
`);
  return installation;
});
