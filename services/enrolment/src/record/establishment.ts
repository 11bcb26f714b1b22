import { givenReasonsOf } from '@alveole/contracts/establishment';
import { ownClosingOf, temporaryRefusalReasons } from '@alveole/domain';
import type {
  EstablishmentFile,
  EstablishmentKind,
  EstablishmentMail,
  EstablishmentStatus,
  OwnClosing,
  WorkingRole,
} from '@alveole/domain';
import { activityIn } from './profile.ts';
import type { Field, Profile } from './profile.ts';

/** A member of staff who holds a file. */
export interface Operator {
  readonly id: string;
  readonly name: string;
}

/** Who wrote; SYS is a command of the platform. */
export interface Author {
  readonly role: WorkingRole | 'SYS';
  readonly userId?: string | undefined;
  readonly userName?: string | undefined;
}

/** What a write may change. */
export interface EstablishmentState {
  readonly status: EstablishmentStatus;
  readonly operator?: Operator | undefined;
  readonly profile: Profile;
  /** The first validation; from then on the establishment may look people up. */
  readonly validatedAt?: Date | undefined;
  readonly modifiedAt: Date;
  readonly modifiedBy?: string | undefined;
}

/** One write, kept for good. */
export interface HistoryEntry {
  readonly at: Date;
  readonly act: string;
  /** Absent on the registration. */
  readonly from?: EstablishmentStatus | undefined;
  readonly to: EstablishmentStatus;
  readonly author: Author;
  /** Names of the fields that changed; values stay out of the trail. */
  readonly fields: readonly Field[];
  /** French, as the establishment reads them. */
  readonly reasons: readonly string[];
  /** Files with the same mail or phone that staff had seen when they validated. */
  readonly acknowledgedDuplicates?: readonly string[] | undefined;
  /** The mail that the act called for, and the events by which deliveries are found; older entries have neither. */
  readonly mail?: EstablishmentMail | undefined;
  readonly eventIds?: readonly string[];
}

export interface Establishment extends EstablishmentState {
  readonly id: string;
  readonly rowHash: string;
  readonly sequence: number;
  readonly kind: EstablishmentKind;
  /** Number that starts the file numbers of this establishment. */
  readonly prefix: number;
  readonly createdAt: Date;
  /** Where it stood before its own people closed it; files that earlier versions closed do not know. */
  readonly closedFrom?: EstablishmentStatus | undefined;
  /** When it came to its status; files of earlier versions know it from their next change on. */
  readonly statusSince?: Date | undefined;
}

/** What the rules of the domain look at. */
export function fileOf(establishment: Establishment): EstablishmentFile {
  const { id, status, kind, operator, profile } = establishment;
  // Who was refused for good has no act left, so that the reasons of a refusal that can be mended are all that count.
  const reasons = givenReasonsOf(profile.refusal?.lines ?? [], temporaryRefusalReasons);
  const refusal = { reasons, isIdentityRenewed: profile.refusal?.isIdentityRenewed };
  return {
    entityId: id,
    status,
    kind,
    operatorId: operator?.id,
    activity: activityIn(profile),
    refusal,
    ownClosing: closingOf(establishment),
  };
}

/** What staff may undo of it: its closing by its own people. */
export function closingOf(establishment: Establishment): OwnClosing | undefined {
  const { status, profile, statusSince, modifiedAt, closedFrom, validatedAt } = establishment;
  return ownClosingOf({
    status,
    conditionsStamp: profile.conditionsAcceptedAt,
    since: statusSince ?? modifiedAt,
    from: closedFrom,
    wasValidated: validatedAt !== undefined,
  });
}

/** The prefix below which all media of an establishment lie, with its slash. */
export function mediaPrefixOf(entityId: string): string {
  return `${entityId}/`;
}
