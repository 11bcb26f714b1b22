interface Named {
  readonly folder: string;
}

/** The remotes that the command names, by their folders in `apps`. Throws one line for the person who typed it. */
export function askedRemotes<R extends Named>(names: readonly string[], remotes: readonly R[]): R[] {
  const known = remotes.map(({ folder }) => folder);
  const unknown = names.filter((name) => !known.includes(name));
  if (names.length === 0 || unknown.length > 0)
    throw new Error(
      `npm run dev -- ${known.join('|')}${unknown.length > 0 ? ` (inconnu : ${unknown.join(', ')})` : ''}`,
    );
  return remotes.filter(({ folder }) => names.includes(folder));
}
