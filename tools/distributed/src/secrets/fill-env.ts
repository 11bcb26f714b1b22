/**
 * Writes values behind the empty names of an env file; comments, order and what is set already stay as they are.
 * Values stand in single quotes, in which nothing is expanded and lines may follow each other.
 * Throws when the file has no place for a value, or when a value holds a quote.
 */
export function fillEnv(template: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [name, value]) => {
    const place = new RegExp(`^${name}=(.*)$`, 'm').exec(text);
    if (!place) throw new Error(`The env file has no place for ${name}`);
    if (value.includes("'")) throw new Error(`${name} holds a quote`);
    return place[1] === '' ? text.replace(place[0], () => `${name}='${value.trim()}'`) : text;
  }, template);
}
