import ts from 'typescript';

/**
 * Marks the constants of a module of the pure libraries as what they are: values whose making has no effect. A bundler cannot
 * see that of a call, and would carry each schema of a file of which a page uses one function, and the library of schemas with
 * it (docs/adr/0100).
 * @param {string} source TypeScript
 */
export default function pureConstantsLoader(source) {
  const file = ts.createSourceFile(this.resourcePath, source, ts.ScriptTarget.Latest);
  const values = file.statements.filter(ts.isVariableStatement).flatMap(madeValues);
  return values.reduceRight((text, { start, end }) => {
    const [before, value, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
    return `${before}/*#__PURE__*/ (() => (${value}))()${after}`;
  }, source);

  function madeValues({ declarationList }) {
    return declarationList.declarations.flatMap(({ initializer }) =>
      initializer && !isPlain(initializer) ? [{ start: initializer.getStart(file), end: initializer.getEnd() }] : [],
    );
  }
}

/** What a bundler leaves out by itself: functions, texts, numbers, patterns. */
const isPlain = (value) =>
  ts.isArrowFunction(value) ||
  ts.isFunctionExpression(value) ||
  ts.isLiteralExpression(value) ||
  ts.isIdentifier(value);
