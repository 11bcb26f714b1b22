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
} from './routes/entity.ts';
export { readEntityHistory } from './routes/history.ts';
export { exportEntitiesCsv, exportEntitiesXlsx, exportEntities, exportEntitiesOfBackend } from './routes/export.ts';
export { readEntityParams, changeEntityParams, readGlobalParams, changeGlobalParams } from './routes/camera.ts';
export { knowAddress, readEntitySnapshot } from './routes/snapshot.ts';
