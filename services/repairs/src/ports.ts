import type { Campaign } from '@alveole/domain';
import type { ObjectStorage } from '@alveole/object-storage';
import type { MassRunStore } from '@alveole/persistence';
import type { FollowedCampaign, RequireSecondPerson, StaffNow } from '@alveole/service-kit';
import type { Incident } from './record/incident.ts';
import type { ImageHasher } from './read-evidence/image-hasher.ts';
import type { PrintedAmounts } from './read-evidence/printed-amounts.ts';
import type { Stamper } from './read-evidence/stamper.ts';
import type { HomeDistances } from './outside/home-distances.ts';
import type { StaffMembers } from './outside/staff-members.ts';
import type { OwnCampaigns } from './record/campaign-version.ts';
import type { MassRun } from './record/mass-run.ts';
import type { Beneficiaries } from './store/beneficiaries.ts';
import type { EnvelopeStore } from './store/envelope-store.ts';
import type { Establishments } from './store/establishments.ts';
import type { CountedFiles } from './store/counted-files.ts';
import type { ForgottenFiles } from './store/forgotten-files.ts';
import type { FundedFiles } from './store/funded-files.ts';
import type { RepairStore } from './store/repair-store.ts';
import type { CampaignVersionStore } from './store/campaign-version-store.ts';
import type { CampaignReplayStore } from './store/campaign-replay-store.ts';
import type { ReplayedFiles } from './store/replayed-files.ts';
import type { SmsSwitch } from './store/sms-switch.ts';
import type { DeferredDecisionStore } from './store/deferred-decision-store.ts';
import type { ReviewReasonStore } from './store/review-reason-store.ts';
import type { SecondReviewStore } from './store/second-review-store.ts';
import type { StaffNoteStore } from './store/staff-note-store.ts';
import type { StatisticsStore } from './store/statistics-store.ts';

/** The short codes and the links of files: drawn, hashed for the file, sealed for the event. */
export interface PickUpCodes {
  /** Six random digits, never the placeholder. */
  readonly draw: () => string;
  readonly hash: (repairId: string, code: string) => string;
  readonly verify: (repairId: string, code: string, hash: string) => boolean;
  /** 256 random bits for a link, in characters of a URL. */
  readonly drawSecret: () => string;
  readonly hashSecret: (repairId: string, secret: string) => string;
  readonly verifySecret: (repairId: string, secret: string, hash: string) => boolean;
  /** A number or address as the file keeps it, to count messages without holding it. */
  readonly phoneHash: (repairId: string, address: string) => string;
  readonly seal: (secret: string) => string;
}

/** Everything that the acts of this service stand on. */
export interface RepairsPorts {
  readonly repairs: RepairStore;
  readonly fundedFiles: FundedFiles;
  readonly establishments: Establishments;
  readonly beneficiaries: Beneficiaries;
  readonly homeDistances: HomeDistances;
  readonly staff: StaffMembers;
  /** Whoever acts without calling at that moment. */
  readonly staffNow: StaffNow;
  /** Asked by every act of two persons. */
  readonly requireSecondPerson: RequireSecondPerson;
  readonly massRuns: MassRunStore<MassRun>;
  readonly envelopes: EnvelopeStore;
  readonly smsSwitch: SmsSwitch;
  readonly deferredDecisions: DeferredDecisionStore;
  readonly staffNotes: StaffNoteStore;
  readonly reviewReasons: ReviewReasonStore;
  readonly countedFiles: CountedFiles;
  readonly secondReview: SecondReviewStore;
  readonly statistics: StatisticsStore;
  readonly media: Pick<ObjectStorage, 'accept' | 'isThere' | 'presignGet' | 'read' | 'removeAccepted' | 'store'>;
  readonly forgottenFiles: ForgottenFiles;
  readonly stamper: Pick<Stamper, 'stampPdf' | 'stampImage'>;
  readonly imageHashes: Pick<ImageHasher, 'of'>;
  readonly printedAmounts: Pick<PrintedAmounts, 'of'>;
  readonly codes: PickUpCodes;
  /** The version of the campaign that rules what happens today. */
  readonly campaign: Campaign;
  /** Its versions, by the day of a repair. */
  readonly campaigns: Pick<FollowedCampaign, 'all' | 'current' | 'on' | 'refresh'>;
  readonly campaignVersions: CampaignVersionStore;
  readonly campaignReplays: CampaignReplayStore;
  readonly replayedFiles: ReplayedFiles;
  /** The campaigns of the installation's folders, which rule until a version is published: the first, then those that add to it. */
  readonly ownCampaigns: OwnCampaigns;
  /** Within which the programme promises to pay: what waits here is measured by it too. */
  readonly delayDays: number;
  /** Absent in a programme that had none. */
  readonly incident: Incident | undefined;
  readonly now: () => Date;
}
