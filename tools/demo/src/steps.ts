import type { Step } from './journey.ts';
import { accreditShop } from './steps/accredit-shop.ts';
import { callFunds } from './steps/call-funds.ts';
import { findShop } from './steps/find-shop.ts';
import { approveBatch, confirmBatch, draftBatch, exportBatch, reviewFile } from './steps/pay-back.ts';
import { preRegister } from './steps/pre-register.ts';
import { registerShop } from './steps/register-shop.ts';
import { addIban, addPhoto, enterCode, openFile, recordInvoice, sendCode } from './steps/repair-bike.ts';
import { verifyAccounts } from './steps/verify-accounts.ts';

/** The main job, in order. */
export const mainJob: readonly Step[] = [
  registerShop,
  accreditShop,
  findShop,
  preRegister,
  addIban,
  openFile,
  recordInvoice,
  addPhoto,
  sendCode,
  enterCode,
  reviewFile,
  draftBatch,
  approveBatch,
  exportBatch,
  confirmBatch,
  callFunds,
  verifyAccounts,
];
