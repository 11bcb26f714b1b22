import { operationBody, repairRoutes } from '@alveole/contracts/repair';
import { freshState, openFile, signInAs } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { freshSerial } from './client.ts';
import type { Client } from './client.ts';

interface Account {
  readonly mail: string;
  readonly password: string;
}

/** Opens a file for a bike of the client and gives it up, as a shop does with a client who leaves: the bike may come back. */
export async function giveUpFile(api: DemoApi, { mail, password }: Account, client: Client): Promise<void> {
  const state = { ...freshState(), mail, password, phone: client.sentTo, bikeSerial: freshSerial() };
  await openFile.run({ api, state });
  await api.call(
    repairRoutes.operateRepair,
    {
      body: {
        repair_id: state.repairId ?? '',
        last_row_hash: state.rowHash ?? '',
        repair_data: operationBody.giveUp(),
      },
    },
    await signInAs(api, mail, password),
  );
}
