import type { OperationCode } from './operations.ts';
import type { RepairAction, RepairActor, RepairFile } from './repair-file.ts';
import type { RepairStatus } from './statuses.ts';

// Whom and what the tests of this folder play with.
export const rep: RepairActor = { role: 'REP', entityId: 'shop', incidentListed: true };
export const adm: RepairActor = { role: 'ADM', permission: 0, userId: 'ann' };
export const actors: Readonly<Record<string, RepairActor>> = {
  REP: rep,
  ADM: adm,
  ALL: { role: 'ALL', permission: 0, userId: 'luc' },
  FUB: { role: 'FUB', permission: 0, userId: 'eva' },
  BENEFICIARY: { role: 'BENEFICIARY' },
  MASS_TOOL: { role: 'MASS_TOOL' },
  REFUNDS: { role: 'REFUNDS' },
};
export const fileAt = (status: RepairStatus, change: Partial<RepairFile> = {}): RepairFile => ({
  status,
  kind: 0,
  operations: ['INIT', 'FAC'],
  refundLocked: false,
  entityId: 'shop',
  ...change,
});
export const complete = (operation: OperationCode): RepairAction => ({
  operation,
  text: 'Bonjour',
  withCode: true,
  withLink: true,
  phoneKnown: true,
  mailKnown: true,
  secondChannelOpen: true,
  linkAllowed: true,
  smsEnabled: true,
  adjustmentCents: -500,
  changesBike: true,
});
