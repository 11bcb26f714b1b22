import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isProductCode } from './unresolved-citations.ts';

/** Calls that a screen makes beside its own act, where the service's folder would only be repeated, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  readMedia: 'stored files are shown wherever a thing that has them is shown',
  exportEntities: 'the mass tools hand out the same file as the list does',
  readConsumer: 'the phone of a beneficiary is read only to be corrected',
  resumeMessages: 'what somebody stopped is resumed among the messages of the address',
  listCampaigns: 'the published rules stand among the open accounts',
  readPaymentPromise: 'the promise of payment stands among the public figures',
  listRepairsByIds: 'a message leads to the file that it is about',
};

/** Calls whose verb is not their folder's, with the reason. */
const verbExceptions: Readonly<Record<string, string>> = {
  reserveMail: 'another service moves an account in two steps, of which this is the first',
  releaseMail: 'the same move, given up',
  withdrawAccount: 'the opening of an account, given up',
  takeDecisionBack: 'who defers a decision takes it back: two verbs of the glossary over one stored decision',
};

/** Folders that are named by one verb for what is done to a thing from its beginning to its end. */
const verbsOfFolder: Readonly<Record<string, readonly string[]>> = {
  manage: ['create', 'change', 'register', 'revoke'],
  run: ['open', 'turn', 'reassign', 'validate'],
};

const readingVerbs: readonly string[] = ['read', 'list', 'count', 'export', 'find', 'follow'];

const isScreen = (file: string): boolean =>
  isProductCode(file) && /^(apps\/(?!e2e\/)|libs\/(api-client|ui|shared-screens)\/)/.test(file);
const isRoute = (file: string): boolean => isProductCode(file) && /^services\/.*\.routes?\.ts$/.test(file);

/** Calls whose screens and service share no name of folder or file, as `call: service's folder <> screens`. */
export function actsUnderTwoNames(root: string, files: readonly string[]): string[] {
  const routesOfCall = filesOfCalls(root, files.filter(isRoute));
  const screensOfCall = filesOfCalls(root, files.filter(isScreen));
  return [...screensOfCall].flatMap(([call, screens]) => {
    const folder = routesOfCall.get(call)?.map(folderOf)[0];
    if (folder === undefined || call in exceptions) return [];
    return screens.some((screen) => isNamedIn(folder, screen)) ? [] : [`${call}: ${folder} <> ${screens.join(' ')}`];
  });
}

/**
 * Calls that go by another verb than the folder which answers them, as `call: folder`. A folder may answer beside its act
 * what is read of its thing, and an act that has a file of its own there.
 */
export function callsUnderAnotherVerb(root: string, files: readonly string[]): string[] {
  return [...filesOfCalls(root, files.filter(isRoute))].flatMap(([call, [route = '']]) => {
    const folder = folderOf(route);
    const beside = files.filter((file) => isProductCode(file) && dirname(file) === dirname(route));
    const isNamed = call in verbExceptions || hasVerbOf(folder, call) || beside.some((file) => isFileOf(file, call));
    return isNamed ? [] : [`${call}: ${folder}`];
  });
}

/** Exceptions that name no call of a service any more. */
export function needlessVerbExceptions(root: string, files: readonly string[]): string[] {
  const calls = filesOfCalls(root, files.filter(isRoute));
  return Object.keys(verbExceptions).filter((call) => !calls.has(call));
}

/** The verb stands first, or behind what turns it (`preRegister`, `undoStopMessages`). */
function hasVerbOf(folder: string, call: string): boolean {
  const [words, folderWords] = [wordsOf(call), folder.split('-')];
  const [verb = '', folderVerb = ''] = [words[0], folderWords[0]];
  if (words.slice(0, 2).includes(folderVerb) || verbsOfFolder[folderVerb]?.includes(verb)) return true;
  if (!readingVerbs.includes(verb)) return false;
  return (
    [...readingVerbs, ...Object.keys(verbsOfFolder)].includes(folderVerb) ||
    folderWords.some((word) => words.some((own) => singular(own) === singular(word)))
  );
}

/** `set-password.route.ts` of `setPassword`. */
const isFileOf = (file: string, call: string): boolean =>
  wordsOf(call).join('-').startsWith(basename(file).replace(/\..*/, ''));

/** `readMedia` as `read`, `media`. */
const wordsOf = (call: string): string[] => call.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).split('-');

const singular = (word: string): string => word.replace(/s$/, '');

/** Exceptions that name no call that a screen makes any more. */
export function needlessExceptions(root: string, files: readonly string[]): string[] {
  const screensOfCall = filesOfCalls(root, files.filter(isScreen));
  return Object.keys(exceptions).filter((call) => !screensOfCall.has(call));
}

/** Of each call the files that name it, through the namespace of its thing or taken out of it. */
function filesOfCalls(root: string, files: readonly string[]): Map<string, string[]> {
  const filesOfCall = new Map<string, string[]>();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const direct = [...text.matchAll(/\b\w+Routes\.(\w+)/g)].map(([, call = '']) => call);
    const destructured = [...text.matchAll(/const \{([^}]*)\} = \w+Routes;/g)].flatMap(([, calls = '']) =>
      calls.split(',').map((call) => call.trim().replace(/:.*/, '')),
    );
    for (const call of new Set([...direct, ...destructured]))
      filesOfCall.set(call, [...(filesOfCall.get(call) ?? []), file]);
  }
  return filesOfCall;
}

/** `services/<service>/src/<folder>/…` */
const folderOf = (file: string): string => file.split('/')[3] ?? '';

const isNamedIn = (folder: string, screen: string): boolean => screen.split('/').some((part) => part.includes(folder));
