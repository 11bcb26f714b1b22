import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { requireCampaign } from '@alveole/campaigns';
import { encode } from '@alveole/hex-code';
import { stampImage } from '@alveole/hex-code/image';
import { stampPdf } from '@alveole/hex-code/pdf';
import { centsOfText } from '@alveole/validation';
import type { Act } from './command-line.ts';
import { jsonLine } from './json-line.ts';
import { UsageError } from './usage.ts';

const options = {
  value: { type: 'string' },
  amount: { type: 'string' },
  session: { type: 'boolean', default: false },
} as const;

const campaignsDir = resolve(import.meta.dirname, '../../../campaigns');

/** `stamp IN OUT --value V --amount A [--session]` */
export const stamp: Act = async (words, out) => {
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
  const [from, to, surplus] = positionals;
  if (from === undefined || to === undefined || surplus !== undefined)
    throw new UsageError('stamp takes the file to read and the file to write.');
  if (values.value === undefined || values.amount === undefined)
    throw new UsageError('stamp needs --value and --amount.');
  const details = {
    dots: encode(values.value),
    amountCents: amountOf(values.amount),
    ...(values.session ? {} : { capCents: requireCampaign(campaignsDir, 'open-ended').repairCapCents }),
  };
  const given = await readFile(from);
  const isPdf = given.subarray(0, 1024).includes('%PDF-');
  const { bytes, code, amount } = await (isPdf ? stampPdf(given, details) : stampImage(given, details));
  await writeFile(to, bytes);
  out(jsonLine({ file: to, unit: isPdf ? 'mm' : 'px', code, amount }));
  return true;
};

/** `45`, `45.5`, `45,50` */
function amountOf(words: string): number {
  const cents = centsOfText(words);
  if (cents === undefined) throw new UsageError('--amount is a sum in euros, such as 45.50.');
  return cents;
}
