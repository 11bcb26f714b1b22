import { authConfig } from '@alveole/auth/config';
import { enrolmentConfig } from '@alveole/enrolment/config';
import { gatewayConfig } from '@alveole/gateway/config';
import { notificationsConfig } from '@alveole/notifications/config';
import { refundsConfig } from '@alveole/refunds/config';
import { repairsConfig } from '@alveole/repairs/config';
import { serviceFields } from '@alveole/service-kit/service';
import type { z } from 'zod';
import { meanings } from './meanings.ts';

type Fields = Readonly<Record<string, z.ZodType>>;

const services: Readonly<Record<string, Fields>> = {
  auth: authConfig.shape,
  enrolment: enrolmentConfig.shape,
  repairs: repairsConfig.shape,
  refunds: refundsConfig.shape,
  notifications: notificationsConfig.shape,
};

/** What each process reads, by the name under which the page tells it. */
const processes: Readonly<Record<string, Fields>> = {
  passerelle: gatewayConfig.shape,
  ...Object.fromEntries(Object.entries(services).map(([name, own]) => [name, { ...serviceFields, ...own }])),
};

/** Variables that a process reads and no meaning tells, and meanings of what none reads. */
export function environmentFaults(): readonly string[] {
  const read = new Set(Object.values(processes).flatMap((fields) => Object.keys(fields)));
  return [
    ...[...read].filter((name) => meanings[name] === undefined).map((name) => `variable sans sens — ${name}`),
    ...Object.keys(meanings)
      .filter((name) => !read.has(name))
      .map((name) => `variable que rien ne lit — ${name}`),
  ];
}

const introduction = `# L’environnement

Ce que chaque processus lit une fois, au démarrage. Une variable vide compte pour absente. Une valeur fausse empêche le démarrage : la ligne écrite alors nomme chaque variable fautive et ce qu’elle doit être, jamais sa valeur. Cette page est écrite d’après les schémas qui les lisent (\`npm run documents\`) ; \`.env.example\` et \`npm run secrets\` les remplissent ([déployer](DEPLOIEMENT.md)).

| variable | lue par | sens | sans elle | exemple |
|---|---|---|---|---|
`;

/** The page of all variables, in the order of their meanings. */
export function environmentPage(): string {
  const rows = Object.entries(meanings).map(([name, { meaning, example, otherwise }]) => {
    const readers = Object.entries(processes).filter(([, fields]) => name in fields);
    const field = readers[0]?.[1][name];
    const cells = [
      `\`${name}\``,
      readersText(readers.map(([reader]) => reader)),
      meaning,
      otherwise ?? otherwiseText(field),
      example === undefined ? '' : `\`${example}\``,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return `${introduction}${rows.join('\n')}\n`;
}

function readersText(readers: readonly string[]): string {
  if (readers.length === Object.keys(processes).length) return 'tous';
  const isEachService = Object.keys(services).every((name) => readers.includes(name));
  return isEachService ? 'chaque service' : readers.join(', ');
}

/** What holds where nothing is given: its default, nothing, or no start. */
function otherwiseText(field: z.ZodType | undefined): string {
  if (field === undefined) return '';
  const absent = field.safeParse(undefined);
  if (!absent.success) return '**nécessaire**';
  const { data } = absent;
  const isNothing = data === undefined || data === '' || (Array.isArray(data) && data.length === 0);
  return isNothing ? '—' : `\`${String(data)}\``;
}
