import { readFile } from 'node:fs/promises';
import { readFundCallFile, readHead } from '@alveole/transparency';
import type { SignedHead } from '@alveole/transparency';
import { signedHeadIn } from './wire-shapes.ts';

/** A head that `--save` wrote. Throws in plain words where the path names none: that says nothing of the accounts. */
export async function readKeptHead(path: string): Promise<SignedHead> {
  const head = headIn(await textAt(path));
  if (head === undefined || readHead(head.text) === undefined)
    throw new Error(`« ${path} » n’est pas un relevé que --save a gardé`);
  return head;
}

/** Text of the CSV file of a call for funds. Throws in plain words where the path names none. */
export async function readCallFile(path: string): Promise<string> {
  const text = await textAt(path);
  if (readFundCallFile(text) === undefined) throw new Error(`« ${path} » n’est pas le fichier CSV d’un appel de fonds`);
  return text;
}

function textAt(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => {
    throw new Error(`le fichier « ${path} » ne se lit pas`);
  });
}

function headIn(text: string): SignedHead | undefined {
  try {
    return signedHeadIn(JSON.parse(text));
  } catch {
    return undefined;
  }
}
