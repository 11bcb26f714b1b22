import type { FundedRequest, FundedTotal } from '../record/funded-file.ts';
import type { FundedFilesPorts } from './list-funded-files.ts';

/** How many files a funder’s list holds, and what it pays of them together. Cents. */
export function countFundedFiles({ fundedFiles }: FundedFilesPorts, request: FundedRequest): Promise<FundedTotal> {
  return fundedFiles.total(request);
}
