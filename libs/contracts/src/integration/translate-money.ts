import type { IntegrationType } from '@alveole/domain';
import type { funderEvents } from '../funder/events.ts';
import type { recoveryEvents } from '../recovery/events.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type { RecoveryData } from './integration-events.ts';
import { recoveryEndName } from './kinds.ts';
import { frameOf, referenceOf } from './translate-event.ts';
import type { Envelope, IntegrationEvent } from './translate-event.ts';

type Recoveries = typeof recoveryEvents;
type RecoveryChange = Envelope<Recoveries[keyof Recoveries]>;

/** What is told of a payment request that was sent or reminded of. */
export function ofRecovery(event: RecoveryChange, type: IntegrationType): IntegrationEvent[] {
  return [recoveryEvent(event, type, {})];
}

/** What is told of money that came for a payment request. */
export function ofPaidRecovery(event: Envelope<Recoveries['recoveryPaid']>): IntegrationEvent[] {
  return [recoveryEvent(event, 'recovery.paid', { paid_cents: event.data.cents })];
}

/** What is told of a payment request of which nothing is left. */
export function ofEndedRecovery(event: Envelope<Recoveries['recoveryEnded']>): IntegrationEvent[] {
  const { state, written_off_cents } = event.data;
  const recovery = { ...recoveryData(event), state: recoveryEndName.parse(state) };
  return [{ ...recoveryEvent(event, 'recovery.ended', {}), data: { recovery, written_off_cents } }];
}

/** What is told of a call for funds, to the programme and to its funder. */
export function ofFundCall(event: Envelope<(typeof funderEvents)['fundsCalled']>): IntegrationEvent[] {
  const { call_id, funder_id, number, basis, until_day, called_cents } = event.data;
  return [
    {
      ...frameOf(event, 0, 'funds.called'),
      subjectId: call_id,
      subjectName: call_id,
      funderIds: [funder_id],
      data: { fund_call: { call_id, funder_id, number, basis, until_day, called_cents } },
    },
  ];
}

function recoveryEvent(
  event: RecoveryChange,
  type: IntegrationType,
  more: { readonly paid_cents?: number },
): IntegrationEvent {
  const { recovery_id, reference, entity_id, funder_id } = event.data;
  return {
    ...frameOf(event, 0, type),
    subjectId: recovery_id,
    subjectName: reference,
    entityId: entity_id,
    funderIds: funder_id === undefined ? [] : [funder_id],
    data: { recovery: recoveryData(event), ...more },
  };
}

/** Neither the account of the creditor nor a name. */
function recoveryData({ data }: RecoveryChange): RecoveryData {
  const { recovery_id, reference, entity_id, funder_id, requested_cents, left_cents, due_on, files } = data;
  return withoutAbsent({
    recovery_id,
    reference,
    establishment_id: entity_id,
    funder_id,
    requested_cents,
    left_cents,
    due_on,
    files: files.map(({ repair_id, repair_rozo_id, cents, cause }) =>
      withoutAbsent({ reference: referenceOf(repair_id), repair_id, file_number: repair_rozo_id, cents, cause }),
    ),
  });
}
