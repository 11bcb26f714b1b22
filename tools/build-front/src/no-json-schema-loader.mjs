/**
 * Empties the part of zod that writes JSON schemas, which every schema refers to and no page uses: services write the
 * documentation (docs/adr/0100).
 * @param {string} source one of zod's two modules for it
 */
export default function noJsonSchemaLoader(source) {
  const names = [...source.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name);
  // Some are called where a schema is made, and answer its method.
  return `const none = () => none;\n${names.map((name) => `export const ${name} = none;`).join('\n')}\n`;
}
