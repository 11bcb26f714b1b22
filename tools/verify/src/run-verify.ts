import { isSound, verifyLog } from '@alveole/transparency';
import type { LogSource, Outcome, OutcomeState } from '@alveole/transparency';
import { checkSavePath, readCallFile, readKeptHead, saveHead } from './kept-files.ts';
import { readArguments, usage } from './read-arguments.ts';
import type { VerifyArguments } from './read-arguments.ts';

export interface VerifyPorts {
  readonly sourceOf: (url: string) => LogSource;
  readonly print: (line: string) => void;
  /** Progress is told to people, not to files. */
  readonly isTerminal: boolean;
}

/** 0 where nothing is wrong, 1 where something is, 2 where nothing could be verified, 3 where the file that was asked for is not there, or not yet. */
export type ExitCode = 0 | 1 | 2 | 3;

const marks: Readonly<Record<OutcomeState, string>> = { sound: '✓', faulty: '✗', unchecked: '?', absent: '?' };
const progressStep = 10_000;

/** Verifies what the words of a command line name, and prints what it finds. */
export async function runVerify(words: readonly string[], ports: VerifyPorts): Promise<ExitCode> {
  const options = readArguments(words);
  if (options === undefined) {
    usage.forEach(ports.print);
    return 2;
  }
  try {
    return await verify(options, ports);
  } catch (error) {
    ports.print(`Vérification impossible : ${error instanceof Error ? error.message : String(error)}`);
    return 2;
  }
}

async function verify(options: VerifyArguments, { sourceOf, print, isTerminal }: VerifyPorts): Promise<ExitCode> {
  const olderHead = options.olderPath === undefined ? undefined : await readKeptHead(options.olderPath);
  const callFile = options.callPath === undefined ? undefined : await readCallFile(options.callPath);
  if (options.savePath !== undefined) await checkSavePath(options.savePath);
  print(`Comptes ouverts de ${options.url}`);
  let nextReport = progressStep;
  const { outcomes, head } = await verifyLog(sourceOf(options.url), {
    olderHead,
    file: options.file,
    callFile,
    onProgress: ({ lines, of }) => {
      if (!isTerminal || lines < nextReport) return;
      nextReport = lines + progressStep;
      print(`  ${lines} lignes lues sur ${of}`);
    },
  });
  outcomes.forEach((outcome) => print(lineOf(outcome)));
  const hasPassed = isSound(outcomes);
  if (hasPassed && head && options.savePath !== undefined) {
    await saveHead(options.savePath, head);
    print(`Relevé gardé dans ${options.savePath}.`);
  }
  const isFileAbsent = outcomes.some(({ state }) => state === 'absent');
  print(hasPassed ? `Aucune anomalie.${isFileAbsent ? ' Dossier introuvable.' : ''}` : 'Anomalie trouvée.');
  if (!hasPassed) return 1;
  return isFileAbsent ? 3 : 0;
}

const lineOf = ({ state, title, detail }: Outcome): string => `${marks[state]} ${title} : ${detail}`;
