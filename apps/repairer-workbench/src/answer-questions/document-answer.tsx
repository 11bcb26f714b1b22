import { documentTypes } from '@alveole/shared-screens/chosen-files';
import type { ApiCaller } from '@alveole/contracts';
import type { SentMedia } from '@alveole/contracts/repair';
import type { Question } from '@alveole/domain';
import { Button, Notice } from '@alveole/ui';
import type { Uploader } from '@alveole/ui';
import type { ReactNode } from 'react';
import { invoiceFault as fileFault } from '../exchange-media/check-media.ts';
import type { ChosenMedia } from '../exchange-media/chosen-media.ts';
import { MediaUpload } from '../exchange-media/media-upload.tsx';
import type { MendFile } from '../exchange-media/use-mend-file.ts';
import { DocumentCard } from '../show-file/document-card.tsx';
import { texts } from './answer-questions.text.ts';

export interface DocumentAnswerProps {
  readonly api: ApiCaller;
  readonly question: Question;
  /** The document that the file has. */
  readonly storedName: string | undefined;
  /** What was chosen instead; null where the document of the file is taken away. */
  readonly chosen: ChosenMedia | null | undefined;
  readonly upload: Uploader<SentMedia>;
  readonly mending: MendFile['upload'];
  readonly onChange: (chosen: ChosenMedia | null | undefined) => void;
}

/** A question for a document: what the file has is looked at, replaced, and taken away where nobody must join it. */
export function DocumentAnswer({ storedName, chosen, onChange, ...rest }: DocumentAnswerProps): ReactNode {
  const { api, question, upload, mending } = rest;
  const { label, isRequired, hint } = question;
  const isStored = storedName !== undefined;
  const name = isRequired ? label : texts.optional(label);
  return (
    <>
      {isStored && chosen === null ? (
        <Notice tone="info" action={<Button onPress={() => onChange(undefined)}>{texts.keepDocument}</Button>}>
          {texts.documentLeaves(label)}
        </Notice>
      ) : null}
      {isStored && chosen !== null ? (
        <DocumentCard
          api={api}
          name={storedName}
          title={label}
          detail={chosen ? texts.documentReplaced : texts.documentJoined}
          act={
            isRequired || chosen ? undefined : (
              <Button variant="quiet" onPress={() => onChange(null)} aria-label={texts.removeNamed(label)}>
                {texts.remove}
              </Button>
            )
          }
        />
      ) : null}
      <MediaUpload
        api={api}
        label={isStored ? texts.otherDocument(label) : name}
        hint={[texts.notInvoice, hint].filter(Boolean).join(' ')}
        accept={documentTypes}
        check={fileFault}
        upload={upload}
        chosen={chosen ? [chosen] : []}
        {...mending}
        onChange={([document]) => onChange(document)}
      />
    </>
  );
}
