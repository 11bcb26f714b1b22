export type Variables = Readonly<Record<string, string | undefined>>;

const reference = /\$(?:(\$)|\{([A-Za-z_]\w*)(?::([-?])([^}]*))?\})/g;

/**
 * Fills `${NAME}`, `${NAME:-default}` and `${NAME:?reason}` as docker compose does: an empty variable counts as absent,
 * `$$` is a dollar. Throws an error naming the variable when a required one is missing.
 */
export function interpolate(text: string, variables: Variables): string {
  return text.replace(reference, (_, dollar: string | undefined, name = '', mark?: string, rest = '') => {
    if (dollar) return '$';
    const value = variables[name];
    if (value) return value;
    if (mark === '?') throw new Error(`required variable ${name} is missing a value: ${rest}`);
    return mark === '-' ? rest : '';
  });
}

/** Names in `text` that must be given, and those that may be. */
export function referencesIn(text: string): { required: string[]; optional: string[] } {
  const names = [...text.matchAll(reference)].flatMap(([, , name, mark]) =>
    name ? [{ name, required: mark === '?' }] : [],
  );
  const named = (required: boolean) => names.filter((each) => each.required === required).map(({ name }) => name);
  return { required: named(true), optional: named(false) };
}
