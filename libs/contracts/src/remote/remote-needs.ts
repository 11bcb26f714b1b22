/**
 * What a remote takes from the shell that shows it, and what a shell gives: versions by package. Written without a
 * library, since a shell reads it.
 */

/** `^1.2.0` by package: at least this version, and the same major. */
export type RemoteNeeds = Readonly<Record<string, string>>;

/** The version of each package that a shell gives: the shared modules, and `@alveole/contracts` for `RemoteProps`. */
export type ShellGifts = Readonly<Record<string, string>>;

/** Says what a remote lacks in a shell and which team does what about it; undefined when it fits. */
export function unmetNeed(
  { name, needs }: { name: string; needs?: RemoteNeeds },
  gifts: ShellGifts,
): string | undefined {
  const [lack] = Object.entries(needs ?? {}).filter(([module, range]) => !isMet(gifts[module], range));
  if (!lack) return undefined;
  const [module, range] = lack;
  const given = gifts[module] ?? 'none';
  return `${name} needs ${module} ${range}, the shell gives ${given}. ${
    isBelow(given, range)
      ? `Shell team: deploy a shell that gives it; team of ${name}: until then, go back to a version that needs less`
      : `Team of ${name}: build it again with the shell's version`
  }`;
}

function isMet(given: string | undefined, range: string): boolean {
  return given !== undefined && !isBelow(given, range) && majorOf(given) === majorOf(range);
}

function isBelow(given: string, range: string): boolean {
  const [has, least] = [numbersOf(given), numbersOf(range)];
  const place = least.findIndex((number, index) => has[index] !== number);
  return place >= 0 && !((has[place] ?? -1) > (least[place] ?? 0));
}

const numbersOf = (version: string): number[] => (version.match(/\d+/g) ?? []).slice(0, 3).map(Number);

/** Below 1.0.0 each minor may change everything. */
function majorOf(version: string): string {
  const [major = 0, minor = 0] = numbersOf(version);
  return major > 0 ? `${major}` : `0.${minor}`;
}
