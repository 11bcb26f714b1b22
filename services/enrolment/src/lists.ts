/** The lists and the finder of this service for those who fill its store without it and time its reads. */
export { boxAround } from './find-establishments/box-around.ts';
export { createEstablishmentModel } from './store/establishment-model.ts';
export type { EstablishmentDocument } from './store/establishment-model.ts';
export { createEstablishmentStore } from './store/establishment-store.ts';
export { searchTokens } from './store/search-tokens.ts';
