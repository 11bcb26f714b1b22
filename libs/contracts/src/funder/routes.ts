export { changeFunderAccount, createFunderAccount, listFunderAccounts, listFunderMails } from './account-routes.ts';
export { countFundedFiles, exportFundedFiles, listFundedFiles, readOwnFunding } from './funding-routes.ts';
export { listOwnBatches, readOwnMoney } from './money-routes.ts';
export { issueFundCall, listFundCalls, previewFundCall, readFundCallCsv, readFundCallPdf } from './call-routes.ts';
