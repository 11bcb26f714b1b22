import type {
  IdentityDocument,
  KeptReason,
  PersonRequestAct,
  PersonRequestChannel,
  PersonRequestKind,
  PersonRequestStanding,
  PersonRequestState,
  PersonSubjectKind,
} from '@alveole/domain';

/** A thing that names the person, by its owner's id: what it says of him is read where it stands. */
export interface SubjectKey {
  readonly kind: PersonSubjectKind;
  readonly subjectId: string;
}

/** How the person was identified: by a code, or by a document of which nothing but its kind is kept. */
export interface CheckedIdentity {
  readonly at: Date;
  readonly by?: string | undefined;
  readonly document?: IdentityDocument | undefined;
}

/** A code on its way; only its hash is kept, and a masked form of where it went. */
export interface IdentityCode {
  readonly hash: string;
  readonly sentTo: string;
  readonly expiresAt: Date;
  readonly triesLeft: number;
}

/** The archive of a person, made in the background. */
export interface PersonExport {
  readonly state: 'queued' | 'working' | 'ready' | 'failed' | 'expired';
  readonly done: number;
  readonly total: number;
  /** Until when an instance of the service works on it; whoever comes later may take it. */
  readonly leaseUntil?: Date | undefined;
  readonly key?: string | undefined;
  /** Bytes. */
  readonly size?: number | undefined;
  readonly expiresAt?: Date | undefined;
}

/** What became of what names the person. */
export interface FateLine {
  readonly service: 'auth' | 'enrolment' | 'repairs' | 'refunds' | 'notifications';
  /** French. */
  readonly thing: string;
  readonly count: number;
  readonly fate: 'forgotten' | 'kept';
  readonly reason?: KeptReason | undefined;
  /** The last day of what stays, `AAAA-MM-JJ`. */
  readonly until?: string | undefined;
}

export interface Erasure {
  readonly at: Date;
  readonly lines: readonly FateLine[];
  /** What a second look found of what should be gone. */
  readonly remaining: number;
}

/** What was done to a request; the desk by its name, the person and the platform without one. */
export interface RequestEntry {
  readonly at: Date;
  readonly act:
    'open' | PersonRequestAct | 'export-ready' | 'export-failed' | 'export-expired' | 'download' | 'own-code';
  readonly byId?: string | undefined;
  readonly by?: string | undefined;
  readonly text?: string | undefined;
}

/** What a write may change of a request. */
export interface RequestFields {
  readonly state: PersonRequestState;
  /** The last day on which it is answered in time, as midnight UTC: the queue is ordered by it. */
  readonly dueAt: Date;
  readonly isExtended: boolean;
  readonly subjects: readonly SubjectKey[];
  readonly identity?: CheckedIdentity | undefined;
  readonly code?: IdentityCode | undefined;
  /** Where the last code went, by the thing that holds the number or address. */
  readonly codeWay?: { readonly subjectId: string; readonly by: 'sms' | 'mail' } | undefined;
  /** When codes went out, for their bound. */
  readonly codesAt: readonly Date[];
  readonly export?: PersonExport | undefined;
  readonly correctedAt?: Date | undefined;
  readonly erasure?: Erasure | undefined;
  readonly answer?: { readonly at: Date; readonly isByMail: boolean; readonly text: string } | undefined;
  readonly refusal?: { readonly at: Date; readonly reason: string } | undefined;
  readonly closedAt?: Date | undefined;
}

/** A request of a person about the data that name him. */
export interface PersonRequest extends RequestFields {
  readonly id: string;
  readonly rowHash: string;
  readonly sequence: number;
  /** What people say and type of it. */
  readonly reference: string;
  readonly kind: PersonRequestKind;
  readonly channel: PersonRequestChannel;
  readonly name: string;
  readonly mobile?: string | undefined;
  readonly mail?: string | undefined;
  /** `AAAA-MM-JJ` */
  readonly receivedOn: string;
  readonly history: readonly RequestEntry[];
}

/** A request as the rules read it. */
export function standingOf(request: PersonRequest): PersonRequestStanding {
  const { kind, state, subjects, identity, isExtended, correctedAt, erasure } = request;
  const exported = request.export?.state;
  return {
    kind,
    state,
    hasSubjects: subjects.length > 0,
    isIdentityChecked: identity !== undefined,
    isExtended,
    isDone: exported === 'ready' || correctedAt !== undefined || erasure?.remaining === 0,
    isExportUnderWay: exported === 'queued' || exported === 'working',
  };
}

export const idsOf = (subjects: readonly SubjectKey[], wanted: PersonSubjectKind): string[] =>
  subjects.filter(({ kind }) => kind === wanted).map(({ subjectId }) => subjectId);
