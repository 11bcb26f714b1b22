import { plannedEvents } from '@alveole/contracts';
import type { Change } from '../change.ts';
import { refusePackage } from '../taken-names.ts';
import { actFiles } from './act-files.ts';
import { frameFiles } from './frame-files.ts';
import { productEdits } from './product-edits.ts';
import { recordFiles } from './record-files.ts';
import { serviceNamesOf } from './service-names.ts';

/** A service with one act, and its name wherever the product is put together. */
export function newService(root: string, { name }: { /** One word. */ readonly name: string }): Change[] {
  const names = serviceNamesOf(name);
  refusePackage(root, name);
  const eventNames = Object.values(plannedEvents).map((event) => event.name);
  const files = { ...frameFiles(names, eventNames), ...recordFiles(names), ...actFiles(names) };
  return [
    ...Object.entries(files).map(([path, text]) => ({ path: `services/${name}/${path}`, text })),
    ...productEdits(names),
  ];
}

/** What stays to be done by hand: where it runs and with which secrets is a choice. */
export function afterService(name: string): string {
  const { service } = serviceNamesOf(name);
  return `
Ensuite : npm install (le paquet), puis, pour le profil distribué :
- docker-compose.yml : le service ${service}, son nom dans depends_on de gateway, MONGODB_${service.toUpperCase()}_PASSWORD dans mongo-init et .env.example ;
- infra/mongo/init-replica-set.js et tools/distributed/src/deployment/compose-file.ts (nodeServices) : ${service} ;
- infra/docker/Dockerfile, infra/k8s/base/services.yaml ;
- la liste des services : README.md, .vscode/launch.json.`;
}
