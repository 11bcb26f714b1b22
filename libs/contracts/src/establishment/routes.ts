export {
  requestCode,
  renewRegistration,
  registerEntity,
  readEntity,
  saveEntity,
  listEntities,
  listEntitiesOfBackend,
  countEntities,
  findPublicEntities,
  findPublicEntitiesAlias,
  readUserConcepts,
  checkSiret,
} from './routes/entity.ts';
export { readEntityHistory } from './routes/history.ts';
export { exportEntitiesCsv, exportEntitiesXlsx, exportEntities, exportEntitiesOfBackend } from './routes/export.ts';
export { readEntityCamera, switchEntityCamera, readCameraSwitch, switchCamera } from './routes/camera.ts';
export { knowAddress, listForgottenEntities, readEntitySnapshot } from './routes/snapshot.ts';
