import type { Campaign } from '@alveole/domain';
import { isSession, sessionPremium } from '@alveole/domain';
import { createRandom } from '../chance/random.ts';
import type { Random } from '../chance/random.ts';
import type { EstablishmentRow } from '../establishments/establishment-table.ts';
import type { PlannedRepair } from './plan-repairs.ts';
import { works } from './phrases.ts';

/** What a shop invoices for a piece of work. */
export interface Tariff {
  readonly work: string;
  /** Cents excluding tax. */
  readonly invoiceCents: number;
}

const perShop = 4;

/** One of the shop's own prices; for a session the campaign's. */
export function tariffOf(plan: PlannedRepair, campaign: Campaign, random: Random): Tariff {
  const { participants, shop } = plan;
  if (isSession(plan))
    return {
      work: `Seance de remise en selle, ${participants} participant(s)`,
      invoiceCents: sessionPremium(participants, campaign),
    };
  return random.pick(repairTariffs(shop));
}

/** Some below the cap of the programme, some above. */
function repairTariffs({ slug }: EstablishmentRow): Tariff[] {
  const random = createRandom([...slug].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  return Array.from({ length: perShop }, (_, index) => ({
    work: works[(index + random.int(0, 1)) % works.length] as string,
    invoiceCents: random.int(18_00, 118_00),
  }));
}
