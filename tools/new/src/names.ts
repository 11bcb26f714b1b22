/** `record-invoice` in the forms that code needs. Throws for anything else. */
export function namesOf(name: string) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`« ${name} » : en minuscules, avec des tirets.`);
  const pascal = name.replace(/(^|-)(\w)/g, (_match, _dash, letter: string) => letter.toUpperCase());
  return {
    kebab: name,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: name.replaceAll('-', '_'),
    /** As a sentence begins: `Record invoice`. */
    words: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
  };
}

/** A text as the source writes it. */
export const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
