export { changeFunderAccount, createFunderAccount, listFunderAccounts, listFunderMails } from './account-routes.ts';
export { exportFundedFiles, listFundedFiles, readOwnFunding } from './funding-routes.ts';
