import type { ApiCaller } from '@alveole/contracts';
import type { RepairRowView } from '@alveole/contracts/repair';
import { awaitsReview, isSession } from '@alveole/domain';
import { useQueries } from '@alveole/query';
import { Card, Notice, Stack, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { hintNames } from '../read-hints/read-hints.text.ts';
import { hintsQuery } from '../read-hints/use-hints.ts';
import { texts } from './read-beneficiary.text.ts';

/** Hints cost the server several questions a file, and nobody judges more files of one person in a sitting. */
const mostFiles = 12;

export interface BeneficiaryHintsProps {
  readonly api: ApiCaller;
  readonly files: readonly RepairRowView[];
}

/** What deserves a closer look in the files that wait for a decision, each with its number; nothing where nothing does. */
export function BeneficiaryHints({ api, files }: BeneficiaryHintsProps): ReactNode {
  const judged = files.filter(({ status }) => awaitsReview(status)).slice(0, mostFiles);
  const answers = useQueries({ queries: judged.map(({ repairId }) => hintsQuery(api, repairId)) });
  const failures = answers.filter(({ isError }) => isError).length;
  const hintsOfFiles = judged.flatMap((file, index) => (answers[index]?.data ?? []).map((hint) => ({ file, hint })));
  if (hintsOfFiles.length === 0 && failures === 0) return null;
  return (
    <Card title={texts.hints}>
      {failures > 0 ? <Notice tone="warning">{texts.hintsFailed(failures)}</Notice> : null}
      <Stack as="ul" gap="100" aria-label={texts.hints}>
        {hintsOfFiles.map(({ file, hint }) => (
          <li key={`${file.repairId} ${hint.kind} ${hint.mediaName ?? ''}`}>
            <TextLink href={`/admin/backend/facture/${file.fileNumber}`}>{file.fileNumber}</TextLink>
            <span>{`\u00a0: ${hintNames[hint.kind](hint, isSession(file))}`}</span>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
