import type { RepairKind, VatRate } from '@alveole/domain';
import type { RouteResult } from '../define/define-route.ts';
import { centsOf } from '../values/wire-values.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type * as pickUpRoutes from './routes.ts';

/** What a beneficiary is asked to confirm. */
export interface PickUpView {
  /** By this very link. */
  readonly isConfirmed: boolean;
  readonly fileNumber: string;
  readonly kind: RepairKind;
  readonly shopName: string;
  readonly city?: string;
  /** Absent for a session. */
  readonly bike?: { readonly brand: string; readonly serial: string };
  /** Whole cents excluding tax. */
  readonly invoiceCents: number;
  readonly premiumCents: number;
  /** What the invoice charges; absent of a shop that has not said. */
  readonly vatRate?: VatRate;
  /** ISO instant. */
  readonly expiresAt: string;
}

export function pickUpViewOf(pickUp: RouteResult<typeof pickUpRoutes.readPickUp>): PickUpView {
  return withoutAbsent({
    isConfirmed: pickUp.state === 'confirmed',
    fileNumber: pickUp.repair_rozo_id,
    kind: pickUp.gender,
    shopName: pickUp.entity_name,
    city: pickUp.city,
    bike: pickUp.bike,
    invoiceCents: centsOf(pickUp.amount_net),
    premiumCents: centsOf(pickUp.amount_to_refund),
    vatRate: pickUp.taux_tva,
    expiresAt: pickUp.expires_at,
  });
}

/** Whether a link came whole: a mail program may have cut it. */
export function isPickUpToken(token: string): boolean {
  return /^[\w-]{1,64}\.[\w-]{43}$/.test(token);
}
