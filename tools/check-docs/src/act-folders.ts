import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProductCode } from './unresolved-citations.ts';

/** Calls that a screen makes beside its own act, where the service's folder would only be repeated, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  readMedia: 'stored files are shown wherever a thing that has them is shown',
  exportEntities: 'the mass tools hand out the same file as the list does',
  readConsumer: 'the phone of a beneficiary is read only to be corrected',
  resumeMessages: 'what somebody stopped is resumed among the messages of the address',
  readPaymentPromise: 'the promise of payment stands among the public figures',
  listRepairsByIds: 'a message leads to the file that it is about',
};

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
