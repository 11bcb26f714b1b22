/** The lists and hints of this service for those who fill its store without it and time its reads. */
export { readHints, type HintPorts } from '../read-hints/read-hints.ts';
export { searchTokens } from '../record/search-tokens.ts';
export { createRepairModel } from './repair-model.ts';
export type { RepairDocument } from './repair-model.ts';
export { createRepairStore } from './repair-store.ts';
