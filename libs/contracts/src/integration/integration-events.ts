import { z } from 'zod';
import { trialType } from '@alveole/domain';
import type { IntegrationType } from '@alveole/domain';
import { defineIntegrationEvent } from './define-integration-event.ts';
import type { IntegrationEventDefinition } from './define-integration-event.ts';
import {
  bankReason,
  cents,
  creditorReference,
  day,
  establishmentKindName,
  establishmentStatusName,
  fileNumber,
  fundCallBasis,
  id,
  instant,
  overpaymentCause,
  recoveryEndName,
  reference,
  repairKindName,
  repairStatusName,
  transferReference,
} from './kinds.ts';

const file = {
  reference,
  repair_id: id.optional().describe('Id of the file; absent for a funder'),
  file_number: fileNumber.optional(),
  establishment_id: id.optional().describe('Id of the establishment; absent for a funder'),
};
const funderId = id.describe('Id of the funder, as the campaign has it');

const repair = z.object({
  ...file,
  kind: repairKindName,
  status: repairStatusName,
  sequence: z.int().describe('Number of the write of the file; the highest is the newest'),
  invoice_cents: cents.optional().describe('Invoiced excluding tax, integer cents; absent before the invoice'),
  premium_cents: cents.optional().describe('What the programme owes, integer cents; absent for a funder'),
  shares: z
    .array(z.object({ funder_id: funderId, cents: cents.describe('What it pays of the premium, integer cents') }))
    .optional()
    .describe('Who pays the premium; a funder reads its own share alone; absent where the programme pays alone'),
  campaign_version: z.int().optional().describe('By whose rules the premium was reckoned; absent before the invoice'),
  opened_at: instant.describe('When the file was opened; ISO 8601, UTC'),
});

const payment = z.object({
  ...file,
  cents: cents.describe('What the transfer pays for the file, integer cents; below zero where it takes back'),
  batch_id: id.describe('Id of the batch'),
  transfer_reference: transferReference.optional(),
  funder_id: funderId.optional().describe('Whose share it pays; absent: the programme’s'),
});
const unpaid = payment.extend({ bank_reason: bankReason.optional() });

const { establishment_id: debtorId, ...owedFile } = file;
const recovery = z.object({
  recovery_id: id.describe('Id of the payment request'),
  reference: creditorReference,
  establishment_id: debtorId.describe('Who is to pay back; absent for a funder'),
  funder_id: funderId.optional().describe('To whom it is owed; absent: the programme'),
  requested_cents: cents.optional().describe('What was asked for at first, integer cents'),
  left_cents: cents.describe('What is still to pay, integer cents'),
  due_on: day.describe('The last day to pay'),
  files: z
    .array(
      z.object({
        ...owedFile,
        cents: cents.describe('What is owed or was paid back for the file, integer cents'),
        cause: overpaymentCause.optional(),
      }),
    )
    .describe('The files that too much was paid for; those that a payment settles in `recovery.paid`'),
});

const endedRecovery = recovery.extend({ state: recoveryEndName });

const fundCall = z.object({
  call_id: id.describe('Id of the call for funds'),
  funder_id: funderId,
  number: z.int().describe('Number of the call, from 1 for each funder'),
  basis: fundCallBasis,
  until_day: day.describe('The last day that it counts'),
  called_cents: cents.describe('What the funder is asked to pay, integer cents'),
});

const establishment = z.object({
  establishment_id: id.describe('Id of the establishment'),
  kind: establishmentKindName,
  status: establishmentStatusName,
  sequence: z.int().describe('Number of the write of the establishment; the highest is the newest'),
});

const ofRepair = z.object({ repair: repair.describe('The file, as it now stands') });
const ofPayment = z.object({ payment: payment.describe('The file’s part of a transfer') });
const ofUnpaid = z.object({ payment: unpaid.describe('The file’s part of a transfer') });
const ofRecovery = z.object({ recovery: recovery.describe('The payment request, as it now stands') });
const ofFundCall = z.object({ fund_call: fundCall.describe('The call') });
const ofEstablishment = z.object({ establishment: establishment.describe('The establishment, as it now stands') });

/** Every event that software outside is told of, each with its version. */
export const integrationEvents = {
  'repair.opened': defineIntegrationEvent('repair.opened', 1, 'A file was opened', ofRepair),
  'repair.status-changed': defineIntegrationEvent(
    'repair.status-changed',
    1,
    'The status of a file changed',
    ofRepair.extend({ from: repairStatusName.describe('The status before') }),
  ),
  'repair.premium-corrected': defineIntegrationEvent(
    'repair.premium-corrected',
    1,
    'The premium of a file was corrected after its decision',
    ofRepair.extend({
      adjustment_cents: cents
        .optional()
        .describe('Signed integer cents, against the premium before; absent for a funder'),
    }),
  ),
  'payment.ordered': defineIntegrationEvent(
    'payment.ordered',
    1,
    'A transfer that pays a file was handed to the bank',
    ofPayment,
  ),
  'payment.confirmed': defineIntegrationEvent('payment.confirmed', 1, 'The bank confirmed the transfer', ofPayment),
  'payment.rejected': defineIntegrationEvent('payment.rejected', 1, 'The bank refused the transfer', ofUnpaid),
  'payment.returned': defineIntegrationEvent('payment.returned', 1, 'The bank sent the transfer back', ofUnpaid),
  'recovery.requested': defineIntegrationEvent(
    'recovery.requested',
    1,
    'An establishment was asked to pay back what too much was paid',
    ofRecovery,
  ),
  'recovery.reminded': defineIntegrationEvent('recovery.reminded', 1, 'It was reminded of the request', ofRecovery),
  'recovery.paid': defineIntegrationEvent(
    'recovery.paid',
    1,
    'Money came that settles a payment request, or a part of it',
    ofRecovery.extend({ paid_cents: cents.describe('What came, integer cents') }),
  ),
  'recovery.ended': defineIntegrationEvent(
    'recovery.ended',
    1,
    'Nothing is left of a payment request',
    z.object({
      recovery: endedRecovery.describe('The payment request, as it ended'),
      written_off_cents: cents.describe('What two people gave up, integer cents'),
    }),
  ),
  'funds.called': defineIntegrationEvent('funds.called', 1, 'A call for funds was issued to a funder', ofFundCall),
  'establishment.registered': defineIntegrationEvent(
    'establishment.registered',
    1,
    'An establishment registered; its file awaits processing',
    ofEstablishment,
  ),
  'establishment.resubmitted': defineIntegrationEvent(
    'establishment.resubmitted',
    1,
    'An establishment that is not accredited sent its file again',
    ofEstablishment,
  ),
  'establishment.accredited': defineIntegrationEvent(
    'establishment.accredited',
    1,
    'The accreditation of an establishment was validated',
    ofEstablishment,
  ),
  'establishment.refused': defineIntegrationEvent(
    'establishment.refused',
    1,
    'The accreditation of an establishment was refused for now',
    ofEstablishment,
  ),
  'establishment.closed': defineIntegrationEvent(
    'establishment.closed',
    1,
    'An establishment was closed',
    ofEstablishment,
  ),
  'establishment.reopened': defineIntegrationEvent(
    'establishment.reopened',
    1,
    'The closing of an establishment by its own people was undone; it stands as before',
    ofEstablishment,
  ),
} as const satisfies Record<IntegrationType, IntegrationEventDefinition>;

/** What a trial sends: nothing happened. */
export const trialEvent = defineIntegrationEvent(
  trialType,
  1,
  'An administrator tried the webhook: nothing happened',
  z.object({ webhook_id: id.describe('Id of the webhook') }),
);

export type RepairData = z.output<typeof repair>;
export type PaymentData = z.output<typeof unpaid>;
export type RecoveryData = z.output<typeof recovery> & Partial<Pick<z.output<typeof endedRecovery>, 'state'>>;
export type FundCallData = z.output<typeof fundCall>;
export type EstablishmentData = z.output<typeof establishment>;

export const allIntegrationEvents: readonly IntegrationEventDefinition[] = [
  ...Object.values<IntegrationEventDefinition>(integrationEvents),
  trialEvent,
];
