import { randomUUID } from 'node:crypto';
import { repairRoutes } from '@alveole/contracts/repair';
import { openFile, recordInvoice, signInAs } from '@alveole/demo';
import type { DemoApi, JourneyState } from '@alveole/demo';
import { RepairKind } from '@alveole/domain';
import { preRegistered } from './earlier-visits.ts';

const day = 86_400_000;

/** A file of a bike that was brought yesterday and is told of today, without its invoice. */
export async function fileOfYesterday(outside: DemoApi): Promise<JourneyState> {
  const { visit } = await preRegistered(outside);
  const token = await signInAs(outside, visit.mail, visit.password);
  const opened = await outside.call(
    repairRoutes.openRepair,
    {
      body: {
        local_id: randomUUID(),
        operation_code: 'INIT',
        operation_data: {
          gender: RepairKind.repair,
          repair_consumer_id: visit.consumerId ?? '',
          repair_bike_brand: 'Autre',
          repair_bike_serial: visit.bikeSerial,
          operation_date: new Date(Date.now() - day).toISOString().slice(0, 19).replace('T', ' '),
        },
      },
    },
    token,
  );
  return { ...visit, repairId: opened.repair_id, fileNumber: opened.repair_rozo_id, rowHash: opened.row_hash };
}

/** A file of today with its invoice of 125 €. */
export async function invoicedFile(outside: DemoApi): Promise<JourneyState> {
  const { visit: state } = await preRegistered(outside);
  await openFile.run({ api: outside, state });
  await recordInvoice.run({ api: outside, state });
  return state;
}
