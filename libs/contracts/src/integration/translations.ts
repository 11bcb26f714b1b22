import type { EventDefinition } from '../define/define-event.ts';
import type { events } from '../all-events.ts';
import {
  ofEstablishment,
  ofModifiedEstablishment,
  ofOpenedRepair,
  ofOperatedRepair,
  ofSavedProfile,
  ofTransfers,
} from './translate-event.ts';
import type { Envelope, IntegrationEvent } from './translate-event.ts';
import { ofEndedRecovery, ofFundCall, ofPaidRecovery, ofRecovery } from './translate-money.ts';

type Definition = (typeof events)[keyof typeof events];
type EventName = Definition['name'];
type Translate<Name extends EventName> = (
  event: Envelope<Extract<Definition, EventDefinition<Name>>>,
) => readonly IntegrationEvent[];

/** What software outside is told of each inner event that it is told of. */
export const translations = {
  'repair.opened': ofOpenedRepair,
  'repair.operated': ofOperatedRepair,
  'refund.exported': (event) => ofTransfers(event, 'payment.ordered'),
  'refund.confirmed': (event) => ofTransfers(event, 'payment.confirmed'),
  'refund.rejected': (event) => ofTransfers(event, 'payment.rejected'),
  'refund.returned': (event) => ofTransfers(event, 'payment.returned'),
  'recovery.requested': (event) => ofRecovery(event, 'recovery.requested'),
  'recovery.reminded': (event) => ofRecovery(event, 'recovery.reminded'),
  'recovery.paid': ofPaidRecovery,
  'recovery.ended': ofEndedRecovery,
  'funds.called': ofFundCall,
  'entity.registered': (event) => ofEstablishment(event, 'establishment.registered'),
  'entity.profile-saved': ofSavedProfile,
  'entity.modified': ofModifiedEstablishment,
  'entity.validated': (event) => ofEstablishment(event, 'establishment.accredited'),
  'entity.refused': (event) => ofEstablishment(event, 'establishment.refused'),
  'entity.closed': (event) => ofEstablishment(event, 'establishment.closed'),
} satisfies { readonly [Name in EventName]?: Translate<Name> };

const [ofPersons, ofSecrets, beforeTheBank] = [
  'It is about a person, and nobody outside is told of persons',
  'It carries a code or an address for one person',
  'Nothing has left for the bank yet: `payment.ordered` tells once it has',
];

/** Why software outside is told nothing of the other inner events. An event in neither table does not compile. */
export const untoldEvents: Readonly<Record<Exclude<EventName, keyof typeof translations>, string>> = {
  'account.administrator-added': ofPersons,
  'account.recovery-code-requested': ofSecrets,
  'account.sessions-ended': ofPersons,
  'client.calls-counted': 'Software is told of the programme, not of other software',
  'consumer.anonymised': ofPersons,
  'consumer.changed': ofPersons,
  'consumer.registered': ofPersons,
  'entity.anonymised': 'The establishment had been closed before, which was told; only its people are forgotten',
  'entity.bank-account-changed': 'A bank account is told to nobody',
  'entity.mail-changed': 'An address is told to nobody',
  'envelope.alerted': 'What is left of an envelope is read from statistics; no file and no payment has moved',
  'param.sms-switched': 'How the platform itself works is not what it is used for',
  'refund.approved': beforeTheBank,
  'refund.drafted': beforeTheBank,
  'refund.refused': beforeTheBank,
  'refund.withdrawn': beforeTheBank,
  'registration.code-requested': ofSecrets,
  'repair.code-requested': ofSecrets,
  'repair.proof-mailed': ofSecrets,
  'repair.receipt-requested': ofSecrets,
  'request.answered': ofPersons,
  'request.code-requested': ofSecrets,
  'sms.delivery-reported': 'It is about a message to a person',
};
