import type { RepairKind, RepairStatus } from '@alveole/domain';

/** Which files a list shows; what is absent is not asked for. */
export interface RepairFilter {
  readonly entityId?: string | undefined;
  readonly operatorId?: string | undefined;
  /** One of these; none of them is no file. */
  readonly statuses?: readonly RepairStatus[] | undefined;
  readonly kinds?: readonly RepairKind[] | undefined;
  /** Staff has something to read. */
  readonly isUnread?: boolean | undefined;
  /** The repairer has something to read. */
  readonly isUnreadByRepairer?: boolean | undefined;
  /** Whether a recommended validation waits for another operator. */
  readonly isRecommended?: boolean | undefined;
  /** It waits for the envelope of a funder. */
  readonly awaitsEnvelope?: boolean | undefined;
  /** Declared on honour after an incident. */
  readonly isOfIncident?: boolean | undefined;
  /** Where statistics count the file. */
  readonly department?: string | undefined;
  /** A question of the campaign and the answer to it, as a file is found by it: `velo=cargo`. */
  readonly answer?: string | undefined;
  /** Invoiced excluding tax, both counted in. */
  readonly cents?: { readonly from?: number | undefined; readonly to?: number | undefined } | undefined;
  /** What a person typed; words of two characters or fewer do not count. */
  readonly query?: string | undefined;
  /** Filed on these days of Paris (`YYYY-MM-DD`), both counted in. */
  readonly days?: { readonly from?: string | undefined; readonly to?: string | undefined } | undefined;
}
