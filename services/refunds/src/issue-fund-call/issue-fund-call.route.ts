import { funderRoutes, fundCallRequestOf } from '@alveole/contracts/funder';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import { fundCallToWire } from '../wire/fund-call-wire.ts';
import { issueFundCall } from './issue-fund-call.ts';
import type { IssuePorts } from './issue-fund-call.ts';
import { nextFundCall } from './preview-fund-call.ts';

/** The next call for funds of a funder: previewed, and issued. */
export function issueFundCallRoutes(ports: IssuePorts): ImplementedRoute[] {
  return [
    implement(funderRoutes.previewFundCall, async ({ query }) => {
      await ports.askFunderNames(query.funder_id);
      const { number, former, covering, sums } = await nextFundCall(ports, query.funder_id, query.until_day);
      return {
        funder_id: query.funder_id,
        number,
        former_basis: former?.basis,
        until_day: covering?.head.day,
        former_day: former?.untilDay,
        lines: sums.lines,
        committed_cents: sums.committedCents,
        paid_cents: sums.paidCents,
      };
    }),
    implement(funderRoutes.issueFundCall, async ({ body, actor, requestId }) =>
      fundCallToWire(await issueFundCall(ports, fundCallRequestOf(body), actor, requestId), actor),
    ),
  ];
}
