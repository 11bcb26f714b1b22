import type { RepairKind, RepairStatus } from '@alveole/domain';
import type { RouteResult } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type { listConsumerBikes } from './routes/read.ts';

/** A past file of a beneficiary, with its bike. */
export interface PastFileView {
  readonly repairId: string;
  readonly status: RepairStatus;
  readonly kind: RepairKind;
  readonly brand: string;
  readonly serial: string;
  readonly createdAt: string;
  /** Whether the shop that asks opened the file. */
  readonly isOfOwnShop: boolean;
  /** Opens the newest photo of the bike for a quarter of an hour; absent where none was filed. */
  readonly photoUrl?: string;
}

/** The past files of a beneficiary. */
export function pastFilesOf(rows: RouteResult<typeof listConsumerBikes>): readonly PastFileView[] {
  return rows.map(({ repair_id, status, gender, brand, serial, create_date, photo_url, of_own_shop }) =>
    withoutAbsent({
      repairId: repair_id,
      status,
      kind: gender,
      brand,
      serial,
      createdAt: create_date,
      isOfOwnShop: of_own_shop === true,
      photoUrl: photo_url,
    }),
  );
}
