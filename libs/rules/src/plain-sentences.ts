type Sentence = (...parts: readonly string[]) => string;

const isBare = (text: string) => text.trim() === '';

/** What the reader of one expression waited for, or found too much. */
const expressionFaults: readonly (readonly [RegExp, Sentence])[] = [
  [/doivent être entourés/, () => 'il manque une valeur, ou un espace de chaque côté d’un signe (2 + 2, et non 2+2)'],
  [/^'\)' est attendu/, () => 'il manque une parenthèse fermante'],
  [/mais "\)" a été trouvé/, () => 'une parenthèse fermante est de trop'],
  [/chaîne de caractères/, () => 'il manque une apostrophe autour d’un texte'],
  [/mais "," a été trouvé/, () => 'les décimales d’un nombre suivent un point, comme 3.5 €'],
  [
    /mais "([^"]*)" a été trouvé/,
    (found = '') =>
      isBare(found)
        ? 'un signe ou un espace n’est pas à sa place (1000 €, et non 1 000 €)'
        : `« ${found} » n’est pas à sa place`,
  ],
];

/** Names of the engine's own, which nobody has written. */
const isOwnExpression = (expression: string) => expression.includes('$');

function expressionSentence(expression: string, reason: string): string | undefined {
  if (isOwnExpression(expression)) return undefined;
  const what = firstSentence(expressionFaults, reason) ?? 'vérifiez ses espaces, ses signes et ses parenthèses';
  return `« ${expression} » ne se lit pas\u00a0: ${what}`;
}

const clashingUnits: Sentence = (one = '', other = '') =>
  `Une valeur en « ${one} » ne se compte pas avec une valeur en « ${other} »`;

/** What Publicodes says, and what it means to who writes rules. Spaces are single, frames are gone. */
const sentences: readonly (readonly [RegExp, Sentence])[] = [
  [/^Division by zero$/, () => 'division par zéro'],
  [
    /^Maximum call stack size exceeded$/,
    () => 'ces règles se renvoient l’une à l’autre sans fin, ou sont trop imbriquées',
  ],
  [
    /La référence "([^"]*)" est introuvable/,
    (name = '') =>
      `« ${name} » est introuvable\u00a0: ni une règle, ni une donnée d’un dossier. Vérifiez l’orthographe, et les espaces autour des points`,
  ],
  [/Impossible de convertir l'unité '([^']*)' en '([^']*)'/, clashingUnits],
  [/L'unité .* de l'arrondi est inconnu/, () => '« arrondi » s’écrit en décimales, comme « 2 décimales »'],
  [
    /Le mécanisme "([^"]*)" est inconnu/,
    (name = '') => `« ${name} » n’est pas un mot des règles\u00a0: vérifiez son orthographe`,
  ],
  [/^Une des valeurs de la formule est vide/, () => 'Une valeur manque à droite d’un deux-points'],
  [
    /^Il manque le nom du mécanisme pour le tableau/,
    () =>
      'Une liste a un nom devant elle\u00a0: « somme », « le maximum de », « le minimum de », « toutes ces conditions » ou « une de ces conditions »',
  ],
  [
    /^Les mécanismes suivants se situent au même niveau : (.+?) Cela vient/,
    (names = '') => `${quoted(names)} ne vont pas ensemble\u00a0: l’un se décale sous l’autre, ou s’enlève`,
  ],
  [
    /^La date (\d+)\/(\d+)\/(\d+) n'est pas valide/,
    (day = '', month = '', year = '') =>
      `Le ${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year} n’est pas un jour du calendrier`,
  ],
  [/^La règle (.+) est une règle privée/, () => 'Une règle privée ne se nomme pas ailleurs\u00a0: enlevez « privé »'],
  [
    /^La valeur "([^"]*)" .* possibilités attendues/,
    (value = '') => `« ${value} » n’est pas une des possibilités de cette règle`,
  ],
];

const quoted = (names: string) => names.replace(/'([^']*)'/g, '« $1 »').replace(/, (?=[^,]*$)/, ' et ');

/**
 * The sentence of this product for one of the engine, which writes for programmers.
 * @param what a message on one line, without frames
 * @returns undefined for one whose meaning is not known
 */
export function plainSentence(what: string): string | undefined {
  const [, expression, reason] = /^L'expression suivante n'est pas valide : (.+?) \^ (.+)$/.exec(what) ?? [];
  if (expression !== undefined && reason !== undefined) return expressionSentence(expression, reason);
  return firstSentence(sentences, what);
}

function firstSentence(rows: readonly (readonly [RegExp, Sentence])[], what: string): string | undefined {
  for (const [form, sentence] of rows) {
    const match = form.exec(what);
    if (match) return sentence(...match.slice(1));
  }
  return undefined;
}
