import {
  establishmentStatusCodes,
  establishmentStatuses,
  establishmentTransitions,
  operationLabels,
  refundTransitions,
  RepairStatus,
  repairStatusCodes,
  repairStatuses,
  repairTransitions,
} from '@alveole/domain';
import type { EstablishmentStatus } from '@alveole/domain';

/** A line of a table of the page; several statuses, roles or conditions stand below each other. */
interface Way {
  readonly from: readonly string[];
  readonly act: string;
  readonly to: string;
  readonly who: readonly string[];
  readonly conditions: readonly string[];
  readonly reason: string;
}

const stays = 'inchangé';
const before = 'son état d’avant la fermeture';
const progress = `${repairStatus(RepairStatus.toReview)} si rien ne manque, sinon ${repairStatus(RepairStatus.incomplete)}`;

const introduction = [
  '# Les transitions',
  '',
  'Page écrite par `npm run documents` depuis les tables du [domaine](REGLES.md), tenue par `npm run check-docs` : on change la table, pas la page. Ce qui n’y est pas est refusé. Rôles et conditions portent leur nom dans le code ; la raison est celle de la table.',
];

/** Every way of a file, an establishment and a batch of transfers, with its reason, for people. */
export function transitionsPage(): string {
  const sections = [
    ...section('Les dossiers', 'libs/domain/src/repair/transitions/repair-transitions.ts', repairWays()),
    ...section('Les établissements', 'libs/domain/src/establishment/transitions.ts', establishmentWays()),
    ...section('Les lots de virements', 'libs/domain/src/refund/refund-transitions.ts', refundWays()),
  ];
  return [...introduction, ...sections, ''].join('\n');
}

function repairWays(): Way[] {
  return repairTransitions.map(({ from, operation, to, roles, needs, reason }) => ({
    from: from.length === repairStatusCodes.length ? ['tous'] : from.map(repairStatus),
    act: `\`${operation}\` ${operationLabels[operation]}`,
    to: to === 'same' ? stays : to === 'progress' ? progress : repairStatus(to),
    who: roles,
    conditions: needs,
    reason,
  }));
}

function establishmentWays(): Way[] {
  return establishmentTransitions.map(({ from, act, to, roles, needs, reason }) => ({
    from: from.length === establishmentStatusCodes.length ? ['tous'] : from.map(establishmentStatus),
    act: `\`${act}\``,
    to: to === 'same' ? stays : to === 'before' ? before : establishmentStatus(to),
    who: roles,
    conditions: needs,
    reason,
  }));
}

function refundWays(): Way[] {
  return refundTransitions.map(({ from, act, to, who, reason }) => ({
    from: [from],
    act: `\`${act}\``,
    to,
    who: [who],
    conditions: [],
    reason,
  }));
}

function section(title: string, table: string, ways: readonly Way[]): string[] {
  return [
    '',
    `## ${title}`,
    '',
    `Table : [\`${table.slice('libs/domain/src/'.length)}\`](../${table}).`,
    '',
    '| de | acte | vers | qui | conditions | raison |',
    '|---|---|---|---|---|---|',
    ...ways.map(line),
  ];
}

function line({ from, act, to, who, conditions, reason }: Way): string {
  return `| ${[from.join('<br>'), act, to, who.join(', '), conditions.join(', ') || '—', reason].join(' | ')} |`;
}

function repairStatus(status: RepairStatus): string {
  return `${status} ${repairStatuses[status].label}`;
}

function establishmentStatus(status: EstablishmentStatus): string {
  return `${status} ${establishmentStatuses[status].label}`;
}
