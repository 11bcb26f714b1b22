import { answerText, calendarDay, questionsOf, unknownDepartment } from '@alveole/domain';
import type { Answers, Question } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { FundedFile, FundedRequest } from '../record/funded-file.ts';

export type FundedFilesPorts = Pick<RepairsPorts, 'fundedFiles' | 'campaigns'>;

/** A file as the list and its file for spreadsheets show it. */
export interface FundedRow extends Omit<FundedFile, 'createdAt' | 'answers' | 'department'> {
  readonly day: string;
  /** `otherDepartments` where few files of the funder stand. */
  readonly department: string;
  /** Answers to what the campaign lets choose; an amount, a date, a yes or a document may tell of a person. */
  readonly choices: readonly string[];
}

/** Where files stand whose department would point to one of them. */
export const otherDepartments = 'autres';

/** One page of the files of a funder, newest first. @param behind reference of the last row of the page before */
export async function listFundedFiles(
  ports: FundedFilesPorts,
  request: FundedRequest,
  behind?: string,
): Promise<readonly FundedRow[]> {
  return shownRows(ports, request.funderId, await ports.fundedFiles.page(request, behind));
}

/** How files are shown: a department that has few of the funder’s files stays unnamed. */
export async function shownRows(
  { fundedFiles, campaigns }: FundedFilesPorts,
  funderId: string,
  files: readonly FundedFile[],
): Promise<readonly FundedRow[]> {
  const questions = questionsOf(campaigns.all()).filter(({ kind }) => kind === 'choice');
  const departments = [...new Set(files.map(({ department }) => department ?? unknownDepartment))];
  const isShown = async (department: string): Promise<boolean> =>
    department !== unknownDepartment && (await fundedFiles.isShownDepartment(funderId, department));
  const shown = new Map(
    await Promise.all(departments.map(async (department) => [department, await isShown(department)] as const)),
  );
  return files.map(({ createdAt, answers, department = unknownDepartment, ...file }) => ({
    ...file,
    day: calendarDay(createdAt),
    department: shown.get(department) === true ? department : otherDepartments,
    choices: choicesOf(questions, answers),
  }));
}

function choicesOf(questions: readonly Question[], answers: Answers): readonly string[] {
  return questions.flatMap((question) => {
    const answer = answers[question.id];
    return answer === undefined ? [] : [answerText(question, answer)];
  });
}
