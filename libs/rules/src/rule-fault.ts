/** What is wrong with rules, for the person who writes them. */
export interface RuleFault {
  /** The rule in which it stands; absent when it is about all of them. */
  readonly rule?: string;
  /** A French sentence. */
  readonly sentence: string;
}

/** What Publicodes says in English, and it is known what it means. */
const inFrench: Readonly<Record<string, string>> = {
  'Division by zero': 'division par zéro',
  'Maximum call stack size exceeded': 'ces règles se renvoient l’une à l’autre sans fin, ou sont trop imbriquées',
};

/** Words of English, and of JavaScript, that no French sentence has. */
const english =
  /\b(?:is|are|not|the|of|but|with|cannot|undefined|null|error|EngineError|exceeded|unexpected|expected|properties|property|reading|function|iterable|invalid)\b/i;

const unreadable = 'Cette règle ne peut pas être lue\u00a0: comparez-la aux exemples du guide';

/** Publicodes frames its messages for a terminal: « [ Erreur syntaxique ] ➡️ Dans la règle "a" ✖️ La référence… ». */
export function faultOfMessage(message: string): RuleFault {
  const rule = /Dans la règle "([^"]+)"/.exec(message)?.[1];
  const [, what = message] = /(?:✖️|⚠️)\s*([\s\S]*)/.exec(message) ?? [];
  return { ...(rule !== undefined && { rule }), sentence: frenchSentence(what) };
}

/** A sentence without frames and pictures of a terminal; of what is not French, that the rule cannot be read, and where. */
function frenchSentence(what: string): string {
  const mechanism = /➡️\s*Dans le mécanisme ([^\n]+)/.exec(what)?.[1]?.trim();
  const sentence = what
    .replace(/➡️\s*Dans le mécanisme [^\n]+/, ' ')
    .replace(/\[ [A-Za-zÀ-ÿ ]+ \]/g, ' ')
    .replace(/[➡✖⚠ℹ]\uFE0F?/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const known = inFrench[sentence];
  if (known !== undefined) return known;
  if (!english.test(sentence)) return sentence;
  return mechanism === undefined ? unreadable : `« ${mechanism} » n’a pas la forme attendue`;
}
