/** The lists, counts and hints of this service for those who fill its store without it and time its reads. */
export { countRepairs } from './list-repairs/count-repairs.ts';
export { createPrintedAmounts, type PrintedAmounts } from './read-evidence/printed-amounts.ts';
export { readHints, type HintPorts } from './read-hints/read-hints.ts';
export { bandsOf } from './record/hash-bands.ts';
export { searchTokens } from './record/search-tokens.ts';
export { workReplay } from './replay-campaign/work-replay.ts';
export { createCampaignReplayStore } from './store/campaign-replay-store.ts';
export { createReplayedFiles } from './store/replayed-files.ts';
export { createRepairModel } from './store/repair-model.ts';
export type { RepairDocument } from './store/repair-model.ts';
export { createBeneficiaries } from './store/beneficiaries.ts';
export { createEstablishments } from './store/establishments.ts';
export { modelsOf } from './store/models.ts';
export { createRepairStore } from './store/repair-store.ts';
export { createStatisticsStore } from './store/statistics-store.ts';
