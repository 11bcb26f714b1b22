export {
  listOwnRepairs,
  listRepairs,
  countRepairs,
  countListedRepairs,
  listWaitingRepairs,
  readCounterHome,
} from './routes/lists.ts';
export { openRepair, operateRepair, operateRepairAsStaff, assignRepair } from './routes/operate.ts';
export {
  readOwnRepair,
  readOwnRepairHistory,
  readRepairHistory,
  markRepairRead,
  readStamp,
  findOwnRepair,
  findRepair,
  listConsumerBikes,
  listConsumerSessions,
} from './routes/read.ts';
export { readIncident } from './routes/incident.ts';
export {
  listEntityRepairs,
  listOwnEntityRepairs,
  readEntityRepairsStats,
  readOwnEntityRepairsStats,
  listRepairsByIds,
  exportRepairsCsv,
  exportRepairsXlsx,
} from './routes/entity-lists.ts';
export { listNamedObjects, listNeededConsumers, listWaitingShops, lockForRefund } from './routes/between-services.ts';
