import { envelopesOf } from '@alveole/domain';
import { bringFile } from '../hold-envelopes/bring-file.ts';
import type { EnvelopePorts } from '../hold-envelopes/standing-envelopes.ts';

/** Files of one envelope that a round serves at most; the next round goes on. */
const atOnce = 200;

/** Serves the files that wait for an envelope, first come first served, as far as it goes. */
export async function serveWaiting(ports: EnvelopePorts): Promise<void> {
  for (const funderId of envelopesOf(ports.campaign).keys()) await serveLine(ports, funderId);
}

async function serveLine(ports: EnvelopePorts, funderId: string): Promise<void> {
  for (let served = 0; served < atOnce; served += 1) {
    const file = await ports.repairs.firstAwaiting(funderId);
    if (file === undefined) return;
    const brought = await bringFile(ports, file.id, true);
    if (brought === 'changed') return;
    const next = brought === 'waits' ? await ports.repairs.firstAwaiting(funderId) : undefined;
    // Whoever is first still waits for this envelope: nobody behind goes before.
    if (next?.id === file.id) return;
  }
}
