/** What is wrong with rules, for the person who writes them. */
export interface RuleFault {
  /** The rule in which it stands; absent when it is about all of them. */
  readonly rule?: string;
  /** A French sentence. */
  readonly sentence: string;
}

/** What Publicodes says in English. */
const inFrench: Readonly<Record<string, string>> = { 'Division by zero': 'division par zéro' };

/** Publicodes frames its messages for a terminal: « [ Erreur syntaxique ] ➡️ Dans la règle "a" ✖️ La référence… ». */
export function faultOfMessage(message: string): RuleFault {
  const rule = /Dans la règle "([^"]+)"/.exec(message)?.[1];
  const [, what = message] = /(?:✖️|⚠️)\s*([\s\S]*)/.exec(message) ?? [];
  const sentence = what.replace(/\s+/g, ' ').trim();
  return { ...(rule !== undefined && { rule }), sentence: inFrench[sentence] ?? sentence };
}
