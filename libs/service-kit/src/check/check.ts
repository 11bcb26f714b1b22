/** A part of an installation that a service tries for its operator. */
export interface Check {
  /** What is tried, in French: « base de données ». */
  readonly part: string;
  /** The variables that say where it is. */
  readonly variables: readonly string[];
  /** Answers what was found, in French, or nothing to say. Rejects when it does not work; the reason may name no secret. */
  tries(): Promise<string | undefined>;
}

/** What became of a check. */
export interface CheckResult {
  readonly part: string;
  readonly works: boolean;
  /** What was found, or why it does not work and which variables to look at. */
  readonly detail: string;
}

/** A part that answers nothing for so long does not work. Milliseconds. */
const longestTry = 10_000;

/** Tries all of them, whatever becomes of each, and tells them in their order. */
export async function runChecks(checks: readonly Check[], longestMs = longestTry): Promise<readonly CheckResult[]> {
  return Promise.all(checks.map((check) => runCheck(check, longestMs)));
}

async function runCheck({ part, variables, tries }: Check, longestMs: number): Promise<CheckResult> {
  const began = performance.now();
  const ending = new AbortController();
  try {
    const detail = await Promise.race([tries(), silence(longestMs, ending.signal)]);
    const duration = `${Math.round(performance.now() - began)} ms`;
    return { part, works: true, detail: detail === undefined ? duration : `${duration}, ${detail}` };
  } catch (error) {
    const where = variables.length === 0 ? '' : ` (${variables.join(', ')})`;
    return { part, works: false, detail: `${reasonOf(error)}${where}` };
  } finally {
    ending.abort();
  }
}

function silence(milliseconds: number, signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`sans réponse après ${milliseconds / 1000} s`)), milliseconds);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}

interface CodedError {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
}

/** The code of the system where there is one: messages of drivers may repeat addresses with their passwords. */
function reasonOf(error: unknown): string {
  const { code, cause, message } = error as CodedError;
  const causeCode = (cause as CodedError | undefined)?.code;
  if (typeof causeCode === 'string') return causeCode;
  if (typeof code === 'string') return code;
  return withoutPasswords(typeof message === 'string' ? message : 'raison inconnue');
}

/** `mongodb://user:password@host` without what stands before the host. */
function withoutPasswords(text: string): string {
  return text.replace(/(\w+:\/\/)[^\s/@]*@/g, '$1');
}
