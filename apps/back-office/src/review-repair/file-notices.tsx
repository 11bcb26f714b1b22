import type { ApiCaller } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { isIncomplete } from '@alveole/domain';
import { Notice, Stack, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { FlagNotices } from '../flag-subject/flag-notices.tsx';
import { envelopesPath } from '../read-envelopes/envelopes-path.ts';
import { envelopeWaitTexts, erasedPersonsText, missingNames, secondReviewTexts, texts } from './review-repair.text.ts';

export interface FileNoticesProps {
  readonly api: ApiCaller;
  readonly file: RepairView;
  /** Who reads them. */
  readonly userId: string;
}

/** What to know before one decides, a line each: the flags of shop and person, and the second operator. */
export function FileNotices({ api, file, userId }: FileNoticesProps): ReactNode {
  return (
    <Stack gap="050">
      <ErasedPersonsNotice file={file} />
      <FlagNotices api={api} entityId={file.entityId} consumerId={file.consumerId} />
      <SecondReviewNotice file={file} userId={userId} />
      <EnvelopeWaitNotice file={file} />
    </Stack>
  );
}

/** Why a file names nobody. */
function ErasedPersonsNotice({ file: { personsErasedAt } }: Pick<FileNoticesProps, 'file'>): ReactNode {
  return personsErasedAt === undefined ? null : <Notice size="s">{erasedPersonsText(personsErasedAt)}</Notice>;
}

/** For whose envelope a file waits, so that it cannot be validated yet. */
export function EnvelopeWaitNotice({ file: { envelopeWait } }: Pick<FileNoticesProps, 'file'>): ReactNode {
  if (envelopeWait === undefined) return null;
  return (
    <Notice size="s" tone="warning" action={<TextLink href={envelopesPath}>{envelopeWaitTexts.toEnvelopes}</TextLink>}>
      {envelopeWaitTexts.waits(envelopeWait.funderName, envelopeWait.since)}
    </Notice>
  );
}

/** That two operators decide and why, or who has recommended it and who confirms; nothing where one suffices. */
export function SecondReviewNotice({ file, userId }: Omit<FileNoticesProps, 'api'>): ReactNode {
  if (file.secondReviewCauses.length === 0) return null;
  return <Notice size="s">{secondReviewText(file, userId)}</Notice>;
}

function secondReviewText(file: RepairView, userId: string): string {
  const { secondReviewCauses, recommendedBy, recommenderName = '', recommendedAt = '' } = file;
  if (recommendedBy === undefined) return secondReviewTexts.due(secondReviewCauses);
  if (recommendedBy === userId) return secondReviewTexts.byMe(recommendedAt);
  return secondReviewTexts.byOther(recommenderName, recommendedAt);
}

/** What deserves a look before any decision. */
export function FileWarnings({ file: { status, missing, incident } }: { readonly file: RepairView }): ReactNode {
  const lacks = isIncomplete(status) && missing.length > 0;
  return (
    <>
      {lacks ? (
        <Notice tone="warning" title={texts.incomplete}>
          {`Il manque ${missing.map((step) => missingNames[step]).join(', ')}.`}
        </Notice>
      ) : null}
      {incident ? <Notice tone="warning" title={texts.incident}>{`Repère ${incident}.`}</Notice> : null}
    </>
  );
}
