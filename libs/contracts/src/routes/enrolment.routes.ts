export {
  checkEmail,
  renewRegistration,
  registerEntity,
  readEntity,
  saveEntity,
  listEntities,
  listEntitiesOfBackend,
  countEntities,
  findPublicEntities,
  findPublicEntitiesAlias,
  userConcepts,
  checkSiret,
} from './establishment.routes.ts';
export { readEntityHistory } from './history.routes.ts';
export { exportEntitiesCsv, exportEntitiesXlsx, exportEntities, exportEntitiesOfBackend } from './export.routes.ts';
export {
  openMassRun,
  listMassRuns,
  readMassRun,
  turnMassRun,
  listMassLines,
  exportMassLines,
} from './mass-run.routes.ts';
export { readListViews, saveListViews, listWaiting } from './desk.routes.ts';
export { mediaPutUrl, mediaPrefix, readMedia } from './media.routes.ts';
export { townsOfZip, locateAddress, searchTowns, townsWithin, measureDistance } from './place.routes.ts';
export {
  preRegister,
  recoverConsumerId,
  searchConsumers,
  readConsumer,
  readConsumerOfList,
  createConsumer,
  changeConsumerPhone,
} from './beneficiary.routes.ts';
export { knowAddress, readEntitySnapshot, readConsumerSnapshot } from './snapshot.routes.ts';
export { readEntityParams, changeEntityParams, readGlobalParams, changeGlobalParams } from './camera.routes.ts';
