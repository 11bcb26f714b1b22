import type { Participants } from '@alveole/domain';
import type { SentAnswers } from './question-answers.ts';
import type { RepairBike } from './view.ts';

/** A file that was uploaded as evidence, as an operation names it. */
export interface SentMedia {
  /** As it was uploaded. */
  readonly mediaName: string;
  /** Lower-case hex SHA-256. */
  readonly mediaHash: string;
  readonly extension: '.jpg' | '.png' | '.pdf';
}

type Nothing = Readonly<Record<never, never>>;
interface Reasons {
  /** What the establishment reads, a line each. */
  readonly reasonLines: readonly string[];
}
interface Adjustment {
  /** Signed. */
  readonly adjustmentCents: number;
}

/** Answers to the campaign's questions; those that are absent stay as they were, null takes one away. */
interface Answering {
  readonly answers?: SentAnswers | undefined;
}

/** What each operation of a person carries. */
export interface OperationData {
  /** Where the page told the client a premium, the invoice is taken with that one alone. */
  readonly FAC: SentMedia &
    Answering & { readonly invoiceCents: number; readonly announcedPremiumCents?: number | undefined };
  readonly FACVE: SentMedia & Answering & { readonly participants: Participants };
  readonly PHO: SentMedia;
  /** A comment that is absent stays, an empty one is taken away. */
  readonly VELO: RepairBike;
  /** An absent number is the one that the programme knows; one that the client names serves this once. */
  readonly SMS: { readonly phone?: string | undefined };
  /** An absent address is the one that the client left with the programme. */
  readonly MEL: { readonly mail?: string | undefined };
  readonly LIEN: Nothing;
  readonly VAL: { readonly code?: string | undefined };
  readonly MSG: { readonly text: string };
  /** An absent address is the one that the beneficiary left with the programme. */
  readonly RECU: { readonly mail?: string | undefined };
  readonly CAN: Nothing;
  readonly BUG: Nothing;
  readonly COM: Reasons;
  readonly COMECH: Reasons;
  readonly COMR: Nothing;
  readonly COMRECH: Nothing;
  readonly AVAL: Nothing;
  readonly RECO: Nothing;
  readonly AVALECH: Nothing;
  readonly ECH: Nothing;
  readonly NIL: Partial<Reasons>;
  readonly ACAN: Nothing;
  readonly FACCOR: Adjustment;
  readonly FACVECOR: Adjustment;
}

export type ClientOperation = keyof OperationData;

/** What staff decides of a file, and may take back for a moment. */
export type ReviewDecisionCode = Extract<
  ClientOperation,
  'COM' | 'COMECH' | 'COMR' | 'RECO' | 'AVAL' | 'AVALECH' | 'ECH' | 'NIL' | 'ACAN'
>;

/** An operation as a person asks for it; its code tells what it carries. */
export interface Operation<Code extends ClientOperation = ClientOperation> {
  readonly code: Code;
  readonly data: OperationData[Code];
  readonly comment?: string | undefined;
  /** Business time, UTC `YYYY-MM-DD HH:mm:ss`. */
  readonly operationDate?: string | undefined;
}
