import { createMassRunModels } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { createBeneficiaryModel } from './beneficiary-model.ts';
import { createEstablishmentModel } from './establishment-model.ts';
import { createPersonRequestModel } from './person-request-model.ts';
import { createCounterModel } from './prefix-counter.ts';
import { createListViewModel } from './list-view-store.ts';
import { createRegistrationModel } from './registration-model.ts';
import { createUploadBudgetModels } from './upload-budget-model.ts';

/** The models of this service on a database: each call answers the same ones. */
export function modelsOf(database: Database) {
  return {
    establishments: createEstablishmentModel(database),
    registrations: createRegistrationModel(database),
    beneficiaries: createBeneficiaryModel(database),
    personRequests: createPersonRequestModel(database),
    counters: createCounterModel(database),
    ...createMassRunModels(database),
    listViews: createListViewModel(database),
    ...createUploadBudgetModels(database),
  };
}
