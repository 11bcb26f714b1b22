import { createPorts, ownCampaignsOf } from './assemble.ts';
import type { RepairsPorts } from './ports.ts';
import type { RepairsHarness } from './repairs.harness.ts';

/** What the acts of the service under test stand on, for those that no call starts. */
export function createPortsFor({ config, database, store, enrolment, auth, clock }: RepairsHarness): RepairsPorts {
  const stamper = { stampPdf: notAsked, stampImage: notAsked };
  const imageHashes = { of: notAsked };
  const printedAmounts = { of: notAsked };
  const readers = { media: store, stamper, imageHashes, printedAmounts };
  const [{ campaign }] = ownCampaignsOf(config);
  const campaigns = {
    all: () => [campaign],
    current: () => campaign,
    on: () => campaign,
    refresh: async () => undefined,
  };
  return createPorts({ config, database, ...readers, enrolment, auth, campaigns, now: clock.read });
}

function notAsked(): never {
  throw new Error('Nothing is stamped without a call.');
}
