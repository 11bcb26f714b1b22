import type { RepairActorRole } from '../repair-file.ts';

// Who acts, as the lines of the tables name it.
export const repairer: readonly RepairActorRole[] = ['REP'];
export const either: readonly RepairActorRole[] = ['REP', 'ADM'];
export const reviewer: readonly RepairActorRole[] = ['ADM'];
