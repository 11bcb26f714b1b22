import type { RepairOperationInput } from '@alveole/contracts';
import { confirmPickUp } from './confirm-pick-up.ts';
import { correctPremium } from './correct-premium.ts';
import type { ClientOperation, DataOf, Effect, EffectFor, OperationContext } from './effect.ts';
import { addPhoto, recordInvoice, recordSessionInvoice } from './record-evidence.ts';
import { sendCode } from './send-code.ts';

const nothing = (): Effect => ({});
const reasons = (_context: OperationContext, { motif }: { motif?: { tab: string[] } | undefined }): Effect =>
  motif === undefined ? {} : { details: { reasonLines: motif.tab }, lines: motif.tab };

/** What each operation brings; the status is the business of the domain's table. */
const effects: { readonly [Code in ClientOperation]: EffectFor<Code> } = {
  FAC: recordInvoice,
  FACVE: recordSessionInvoice,
  PHO: addPhoto,
  SMS: sendCode,
  VAL: confirmPickUp,
  MSG: ({ person }, { text }) => ({
    details: { text },
    lines: [text],
    set: { unreadByStaff: person.role === 'REP', unreadByRepairer: person.role !== 'REP' },
  }),
  BUG: ({ ports }) => ({ set: { incident: ports.incidentMark } }),
  COM: reasons,
  COMECH: reasons,
  NIL: reasons,
  COMR: nothing,
  COMRECH: nothing,
  CAN: nothing,
  AVAL: nothing,
  AVALECH: nothing,
  ECH: nothing,
  ACAN: nothing,
  FACCOR: correctPremium,
  FACVECOR: correctPremium,
};

/** Works out what an accepted operation brings. Throws the coded refusals of its media, code or amount. */
export async function effectOf(
  context: OperationContext,
  { operation_code, operation_data }: RepairOperationInput,
): Promise<Effect> {
  return effectFor(context, operation_code, operation_data);
}

async function effectFor<Code extends ClientOperation>(
  context: OperationContext,
  code: Code,
  data: DataOf<Code>,
): Promise<Effect> {
  return effects[code](context, data);
}
