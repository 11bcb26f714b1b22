import type { AskedInput } from './asked-inputs.ts';
import { createEngine } from './create-engine.ts';
import { faultOfMessage, inWrittenRule, messageOf } from './rule-fault.ts';
import type { RuleFault } from './rule-fault.ts';
import type { WrittenRules } from './written-rules.ts';

/** Each asks for one more reading of all rules: who has so many of them reads the rest after mending these. */
const mostUnreadable = 20;

/**
 * Every rule that the engine cannot read, of which it names the first alone: each is left empty in turn, until the
 * others can be read.
 * @param message what the engine said of all rules
 */
export function unreadableRules(
  written: WrittenRules,
  asked: readonly AskedInput[],
  message: string,
): readonly RuleFault[] {
  const faults: RuleFault[] = [];
  const left: Record<string, unknown> = { ...written };
  for (let refusal: string | undefined = message; refusal !== undefined && faults.length < mostUnreadable;) {
    const fault = inWrittenRule(faultOfMessage(refusal), left);
    const rule = fault.rule ?? ruleBehind(refusal, left, asked);
    faults.push({ ...fault, ...(rule !== undefined && { rule }) });
    if (rule === undefined || left[rule] === null) break;
    left[rule] = null;
    refusal = refusalOf(left, asked);
  }
  return faults;
}

/** Some messages name no rule: it is the one of which the engine says the same while all others are empty. */
function ruleBehind(message: string, written: WrittenRules, asked: readonly AskedInput[]): string | undefined {
  const names = Object.keys(written);
  const empty = Object.fromEntries(names.map((name) => [name, null]));
  return names.find((name) => refusalOf({ ...empty, [name]: written[name] }, asked) === message);
}

/** What the engine says of rules that it cannot read; undefined of others. */
function refusalOf(written: WrittenRules, asked: readonly AskedInput[]): string | undefined {
  try {
    createEngine(written, asked, () => undefined);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}
