import type { EventHandlers } from '@alveole/messaging';
import type { RepairsPorts } from '../ports.ts';
import { countFile, countFiles } from './count-file.ts';

/**
 * The events of this service's own files, and of the batches that hold them: what they say lies in the file, which is
 * counted as far as it goes. What a refused transfer frees is counted where it is freed, not beside it.
 */
export function countFileConsumer(ports: RepairsPorts) {
  const count = ({ data }: { data: { repair: { repair_id: string } } }) => countFile(ports, data.repair.repair_id);
  return {
    'repair.opened': count,
    'repair.operated': count,
    'refund.approved': ({ data }) => countFiles(ports, data.repair_ids),
    'sms.delivery-reported': async ({ data }) => {
      await ports.countedFiles.noteOutcome(data.repair_id, data.event_id, data.state);
      await countFile(ports, data.repair_id);
    },
  } satisfies EventHandlers;
}
