import { bankFileCharacters } from '@alveole/contracts/refund';
import { hearBank } from './hear-bank.ts';

it('refuses a file of the bank whose bytes in base 64 are more than a call takes, and sends nothing', async () => {
  const zip = new Uint8Array((bankFileCharacters / 4) * 3 + 1);
  zip.set([0x50, 0x4b, 3, 4]);
  const file = { arrayBuffer: async () => zip.buffer } as Blob;
  const call = jest.fn();
  const sending = hearBank({ call }, file, new AbortController().signal);
  await expect(sending).rejects.toMatchObject({ code: 'PayloadTooLargeException' });
  expect(call).not.toHaveBeenCalled();
});
