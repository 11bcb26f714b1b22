import { funderRoutes } from '@alveole/contracts/funder';
import { eachInWords, implement, StreamedFile } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import { fundCallCsv } from '../issue-fund-call/lines-of-funder.ts';
import type { RefundsPorts } from '../ports.ts';
import type { FundCall } from '../record/fund-call.ts';
import { fundCallToWire } from '../wire/fund-call-wire.ts';
import { fundCallPdf } from './fund-call-pdf.ts';
import { listFundCalls, readFundCall } from './read-fund-call.ts';

/** Calls for funds, for administrators and for the funder that is called. */
export function readFundCallRoutes(
  ports: Pick<RefundsPorts, 'fundCalls' | 'publicLog' | 'publicUrl'>,
): ImplementedRoute[] {
  return [
    implement(funderRoutes.listFundCalls, async ({ query, actor }) =>
      eachInWords(await listFundCalls(ports, actor, query.created_before), (call) => fundCallToWire(call, actor)),
    ),
    implement(funderRoutes.readFundCallCsv, async ({ params, actor }) => {
      const call = await readFundCall(ports, actor, params.id);
      return new StreamedFile(`${nameOf(call)}.csv`, fundCallCsv(ports, call.funderId, call), call.lines);
    }),
    implement(funderRoutes.readFundCallPdf, async ({ params, actor }) => {
      const call = await readFundCall(ports, actor, params.id);
      return new StreamedFile(`${nameOf(call)}.pdf`, piecesOf(await fundCallPdf(call, ports.publicUrl)));
    }),
  ];
}

const nameOf = ({ callId }: FundCall): string => `appel-de-fonds-${callId}`;

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
