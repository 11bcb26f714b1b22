export { askOwnData, readOwnData, sendOwnDataCode } from './own-routes.ts';
export {
  changePersonRequest,
  createPersonRequest,
  findPersonTraces,
  listPersonRequests,
  readErasurePlan,
  readPersonExport,
  readPersonRequest,
  readRequestDraft,
} from './desk-routes.ts';
export {
  findPersonAccounts,
  findPersonDeliveries,
  findPersonFiles,
  findPersonPayments,
  forgetPersonAccounts,
  forgetPersonDeliveries,
  forgetPersonFiles,
} from './trace-routes.ts';
