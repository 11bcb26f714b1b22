/** A program of the type checker, as its `tsconfig.<name>.json` at the root says. */
export interface Program {
  readonly name: string;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/** What one project gives one program to check. */
export interface Share {
  readonly program: string;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/**
 * The parts of a project that each program checks. The three programs stay the one place that says which code may
 * know the DOM and which Node; a project is a narrower look at them.
 * @param project its folder from the root, like `libs/domain`
 */
export function sharesOf(project: string, programs: readonly Program[]): Share[] {
  const others = programs.filter(({ exclude }) => !exclude.includes(project));
  return others.flatMap(({ name, include, exclude }) => {
    const own = include.flatMap((pattern) => ownPart(project, pattern));
    return own.length === 0 ? [] : [{ program: name, include: [...own, ...include.filter(isAmbient)], exclude }];
  });
}

/** `libs/domain/src` is its project's whole share; A star stands for every project: `services/+/src` is one of every service. */
function ownPart(project: string, pattern: string): string[] {
  const [folder, name, ...rest] = pattern.split('/');
  const [ownFolder, ownName] = project.split('/');
  const isOwn = folder === ownFolder && (name === ownName || name === '*');
  return isOwn && !isAmbient(pattern) ? [[project, ...rest].join('/')] : [];
}

/** Declarations of modules that are no TypeScript, which every project of a program needs. */
function isAmbient(pattern: string): boolean {
  return pattern.endsWith('.d.ts');
}
