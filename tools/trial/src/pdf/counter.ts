import { repairRoutes } from '@alveole/contracts/repair';
import { accreditShop, createDemoApi, freshState, openFile, preRegister, registerShop, signInAs } from '@alveole/demo';

/** How the product answered an invoice: `200`, or the status and the code of a refusal. */
export interface Filing {
  readonly answer: string;
  readonly took: number;
}

/** A shop's counter with one open repair file. */
export interface Counter {
  /** Uploads a file and records it as the invoice of the open repair. */
  file(extension: '.pdf' | '.png', bytes: Uint8Array): Promise<Filing>;
}

/** Registers and accredits a shop, pre-registers a person, and opens a file, through the API as people do. */
export async function openCounter(url: string): Promise<Counter> {
  const api = createDemoApi(url);
  const state = freshState();
  for (const step of [registerShop, accreditShop, preRegister, openFile]) await step.run({ api, state });
  const token = await signInAs(api, state.mail, state.password);
  return {
    async file(extension, bytes) {
      const media = await api.upload({ bytes, extension }, { token });
      const began = performance.now();
      const answer = await fetch(`${url}/alveoleapi${repairRoutes.operateRepair.path}`, {
        method: repairRoutes.operateRepair.method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          repair_id: state.repairId,
          last_row_hash: state.rowHash,
          repair_data: {
            operation_code: 'FAC',
            operation_data: { ...media, type_file: extension, amount_net: 125 },
          },
        }),
      });
      const { code = '', row_hash } = (await answer.json()) as { code?: string; row_hash?: string };
      state.rowHash = row_hash ?? state.rowHash;
      return { answer: `${answer.status} ${code}`.trim(), took: performance.now() - began };
    },
  };
}
