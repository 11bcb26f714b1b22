import type { AcceptedTexts } from './record/accepted-texts.ts';
import type { Campaign } from '@alveole/domain';
import type { ObjectStorage } from '@alveole/object-storage';
import type { MassRunStore } from '@alveole/persistence';
import type { StaffNow } from '@alveole/service-kit';
import type { GuessLimits } from '@alveole/service-kit/service';
import type { Accounts } from './outside/accounts.ts';
import type { DocumentInspector } from './outside/document-inspector.ts';
import type { DuplicateFinder } from './store/duplicate-finder.ts';
import type { BeneficiaryStore } from './store/beneficiary-store.ts';
import type { CameraStore } from './store/camera-store.ts';
import type { FlagStore } from './store/flag-store.ts';
import type { EstablishmentStore } from './store/establishment-store.ts';
import type { ListViewStore } from './store/list-view-store.ts';
import type { MassRun } from './record/mass-run.ts';
import type { NeededPersons } from './outside/needed-persons.ts';
import type { ForgottenEstablishments } from './store/forgotten-establishments.ts';
import type { WaitingFiles } from './outside/waiting-files.ts';
import type { PersonTraces } from './outside/person-traces.ts';
import type { IdentityCodes } from './record/identity-codes.ts';
import type { PersonRequestStore } from './store/person-request-store.ts';
import type { Places } from './outside/places.ts';
import type { KnownPostcodes } from './record/known-postcodes.ts';
import type { OneAtATime } from './outside/one-at-a-time.ts';
import type { RegistrationCodes } from './record/registration-codes.ts';
import type { RegistrationStore } from './store/registration-store.ts';
import type { UploadBudgetStore } from './store/upload-budget-store.ts';

/** Everything that the stories of this service stand on. */
export interface EnrolmentPorts {
  readonly establishments: EstablishmentStore;
  readonly registrations: RegistrationStore;
  readonly uploadBudgets: UploadBudgetStore;
  readonly beneficiaries: BeneficiaryStore;
  readonly massRuns: MassRunStore<MassRun>;
  readonly listViews: ListViewStore;
  readonly accounts: Accounts;
  readonly waitingFiles: WaitingFiles;
  readonly neededPersons: NeededPersons;
  readonly forgottenEstablishments: ForgottenEstablishments;
  /** Whoever acts without calling at that moment. */
  readonly staffNow: StaffNow;
  readonly duplicates: DuplicateFinder;
  readonly cameras: CameraStore;
  readonly flags: FlagStore;
  readonly personRequests: PersonRequestStore;
  /** What the other services hold of a person. */
  readonly personTraces: PersonTraces;
  readonly identityCodes: IdentityCodes;
  readonly codes: RegistrationCodes;
  /** Who may guess codes, and how often. */
  readonly guesses: GuessLimits;
  /** Whether one more code may go to a mailbox; counts it. */
  readonly mayMailCode: (mail: string) => Promise<boolean>;
  readonly media: Pick<
    ObjectStorage,
    'accept' | 'presignPut' | 'presignGet' | 'read' | 'removeAccepted' | 'removeUploads' | 'store'
  >;
  readonly documents: Pick<DocumentInspector, 'faultOf'>;
  readonly places: Places;
  readonly postcodes: KnownPostcodes;
  readonly campaign: Campaign;
  /** Every version of the texts that establishments accept. */
  readonly acceptedTexts: () => AcceptedTexts;
  /** In whose name persons are answered. */
  readonly programmeName: () => string;
  /** Within which the programme promises to pay: what waits here is measured by it too. */
  readonly delayDays: number;
  readonly nextPrefix: () => Promise<number>;
  readonly oneAtATime: OneAtATime;
  readonly newEntityId: () => string;
  readonly now: () => Date;
}
