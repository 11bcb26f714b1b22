import { reviewRoutes } from '@alveole/contracts/review';
import type { RepairHint } from '@alveole/contracts/review';
import { eurosOfCents } from '@alveole/domain';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import type { Hint, OtherSide } from './hints.ts';
import { readHints } from './read-hints.ts';

export function readHintsRoute(ports: RepairsPorts): ImplementedRoute {
  return implement(reviewRoutes.readRepairHints, async ({ params }) => (await readHints(ports, params.id)).map(toHint));
}

function toHint({ kind, value, mediaKey, comparedText, amounts, distance, confirmed, others }: Hint): RepairHint {
  return {
    kind,
    value,
    media_url: mediaKey,
    told: comparedText,
    amounts: amounts && toAmounts(amounts),
    distance,
    confirmed: confirmed && toConfirmed(confirmed),
    others: others.map(toOther),
  };
}

function toConfirmed({ confirmedCents, invoicedCents }: NonNullable<Hint['confirmed']>): RepairHint['confirmed'] {
  return {
    confirmed: confirmedCents === undefined ? undefined : eurosOfCents(confirmedCents),
    invoiced: eurosOfCents(invoicedCents),
  };
}

function toAmounts({ typedCents, printed }: NonNullable<Hint['amounts']>): RepairHint['amounts'] {
  return {
    typed: eurosOfCents(typedCents),
    printed: printed.map(({ cents, name }) => ({ amount: eurosOfCents(cents), name })),
  };
}

function toOther({ entityId, entityName, file, mediaKey, comparedText }: OtherSide): RepairHint['others'][number] {
  return {
    entity_id: entityId,
    entity_name: entityName,
    repair_id: file?.id,
    repair_rozo_id: file?.fileNumber,
    create_date: file?.createdAt.toISOString(),
    media_url: mediaKey,
    told: comparedText,
  };
}
