import { accept, refuse, type Decision, type Refusal } from '../decision.ts';

/** What the files say of one thing that names a person, as far as a code can reach it. */
export interface ReachableSubject {
  readonly subjectId: string;
  readonly name: string;
  readonly mobile?: string | undefined;
  readonly mail?: string | undefined;
}

/** By which way a code goes, and whose number or address it is. */
export interface CodeWay {
  readonly subjectId: string;
  readonly by: 'sms' | 'mail';
}

/** A code shows who holds one number or address, and nothing of what has another one. */
export const codeOfNotAll: Refusal = {
  code: 'TransitionRefusedException',
  id: 'code-not-held-by-all',
  message: 'The number or address is not that of each linked subject.',
  explanation: 'Ce numéro ou cette adresse n’est pas sur toutes les fiches rattachées\u00a0: demandez un document',
};
/** A number may have changed hands since the files took it. */
export const codeOfAnotherName: Refusal = {
  code: 'TransitionRefusedException',
  id: 'code-for-another-name',
  message: 'The request is made under another name than that of the files.',
  explanation:
    'La demande porte un autre nom que la fiche, et un numéro peut avoir changé de main\u00a0: demandez un document',
};

const parts = { sms: 'mobile', mail: 'mail' } as const;

/**
 * The ways by which one code shows who stands behind all subjects: a number or an address that each of them has. Whoever
 * holds one of several numbers has not shown that the others are his.
 */
export function identityCodeWays(subjects: readonly ReachableSubject[]): readonly CodeWay[] {
  const [first] = subjects;
  if (first === undefined) return [];
  return (['sms', 'mail'] as const)
    .filter((by) => first[parts[by]] !== undefined && subjects.every((one) => one[parts[by]] === first[parts[by]]))
    .map((by) => ({ subjectId: first.subjectId, by }));
}

/** The number or address to which a code of a request goes, in the name under which it was made. */
export function decideIdentityCode(
  asked: string,
  subjects: readonly ReachableSubject[],
  { subjectId, by }: CodeWay,
): Decision<string> {
  const recipient = subjects.find((one) => one.subjectId === subjectId)?.[parts[by]];
  const isOfAll = identityCodeWays(subjects).some((way) => way.by === by);
  if (recipient === undefined || !isOfAll) return refuse(codeOfNotAll);
  return subjects.every(({ name }) => isNamedAs(asked, name)) ? accept(recipient) : refuse(codeOfAnotherName);
}

/**
 * Whether a request names whom the files name: two words of the name, in any order and case, without accents; one where
 * the files have but one. A number that changed hands is held by somebody of another name.
 */
function isNamedAs(asked: string, known: string): boolean {
  const [own, others] = [wordsOf(asked), wordsOf(known)];
  const shared = [...others].filter((word) => own.has(word)).length;
  return others.size > 0 && shared >= Math.min(2, others.size);
}

const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toUpperCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
