import { constants } from 'node:fs';
import { access, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
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

/** Throws in plain words where no head can be kept at the path, so that nobody waits for a verification whose head is lost. */
export async function checkSavePath(path: string): Promise<void> {
  const [file, folder] = await Promise.all([path, dirname(path)].map((place) => stat(place).catch(() => undefined)));
  if (file?.isDirectory() || !folder?.isDirectory()) throw notWritten(path);
  await access(file ? path : dirname(path), constants.W_OK).catch(() => {
    throw notWritten(path);
  });
}

/** Keeps a head for the next verification. Throws in plain words where it cannot be written. */
export async function saveHead(path: string, head: SignedHead): Promise<void> {
  await writeFile(path, `${JSON.stringify(head, undefined, 2)}\n`).catch(() => {
    throw notWritten(path);
  });
}

const notWritten = (path: string) =>
  new Error(
    `le relevé ne peut pas être gardé dans «\u00a0${path}\u00a0»\u00a0: choisissez un fichier d’un dossier où vous pouvez écrire`,
  );

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
