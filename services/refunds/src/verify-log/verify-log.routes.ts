import { logLinesPerPage, refundRoutes } from '@alveole/contracts/refund';
import type { SignedLogHead } from '@alveole/contracts/refund';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { SignedHead } from '@alveole/transparency';
import { headsPerPage, proveConsistency, proveFile, proveInclusion, publicLines } from './verify-log.ts';
import type { VerifyLogPorts } from './verify-log.ts';

export function verifyLogRoutes(ports: VerifyLogPorts): ImplementedRoute[] {
  return [
    implement(refundRoutes.readLogKeys, async () =>
      (await ports.logHeads.keys()).map(({ keyId, publicKey, since }) => ({
        key_id: keyId,
        public_key: publicKey,
        since: since.toISOString(),
      })),
    ),
    implement(refundRoutes.readLogHeads, async ({ query }) =>
      (await ports.logHeads.page(query.before_day, headsPerPage)).map(headToWire),
    ),
    implement(refundRoutes.readLogLines, async ({ query: { from } }) => ({
      from,
      lines: [...(await publicLines(ports, from, logLinesPerPage))],
    })),
    implement(refundRoutes.readLogFile, async ({ params }) => {
      const { head, lines } = await proveFile(ports, params.fingerprint);
      return { head: headToWire(head), lines: lines.map((line) => ({ ...line, proof: [...line.proof] })) };
    }),
    implement(refundRoutes.readLogInclusion, async ({ query: { index, size } }) => {
      const { leafHash, proof } = await proveInclusion(ports, index, size);
      return { leaf_hash: leafHash, proof: [...proof] };
    }),
    implement(refundRoutes.readLogConsistency, async ({ query: { older, newer } }) => ({
      proof: [...(await proveConsistency(ports, older, newer))],
    })),
  ];
}

const headToWire = ({ text, keyId, signature }: SignedHead): SignedLogHead => ({ text, key_id: keyId, signature });
