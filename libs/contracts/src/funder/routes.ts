export { changeFunderAccount, createFunderAccount, listFunderAccounts, listFunderMails } from './account-routes.ts';
