import { documentTypes } from '@alveole/shared-screens/chosen-files';
import { useReckoning } from '@alveole/shared-screens/reckon-premium';
import { isAppError } from '@alveole/contracts';
import type { ErrorCode } from '@alveole/contracts';
import type { RemoteProps } from '@alveole/contracts';
import { answersIn, invoicesOf } from '@alveole/contracts/repair';
import type { OperatedRepair, RepairView } from '@alveole/contracts/repair';
import { isSession as isSessionFile, netAmountText, questionsAt } from '@alveole/domain';
import { ConfirmDialog, Form, formatEuros, Notice } from '@alveole/ui';
import { amountFault } from '@alveole/validation';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { InvoiceQuestions } from '../answer-questions/invoice-questions.tsx';
import { askedWith } from '../answer-questions/typed-answers.ts';
import { useMendDocuments } from '../answer-questions/use-mend-documents.ts';
import { invoiceFault as fileFault } from '../exchange-media/check-media.ts';
import { texts as mediaTexts } from '../exchange-media/exchange-media.text.ts';
import { MediaUpload } from '../exchange-media/media-upload.tsx';
import { SendBar } from '../exchange-media/send-bar.tsx';
import { isFileRefusal, operationFailureText } from '../exchange-media/upload-failure.ts';
import { useMendFile } from '../exchange-media/use-mend-file.ts';
import { useMediaUploads } from '../exchange-media/use-media-uploads.ts';
import type { InvoiceDraft } from '../keep-draft/invoice-draft.ts';
import { announcedPremiumOf, announcedReckoning, changedPremiumIn } from './changed-premium.ts';
import type { ChangedPremium } from './changed-premium.ts';
import { consequenceText } from './consequence.text.ts';
import { invoicedSituationOf } from './invoice-rules.ts';
import { InvoiceAmount } from './invoice-amount.tsx';
import { InvoicePreview } from './invoice-preview.tsx';
import { texts } from './record-invoice.text.ts';
import { SameInvoice } from './same-invoice.tsx';
import { TypedSum } from './typed-sum.tsx';
import { useRecordInvoice } from './use-record-invoice.ts';
import { WayOn } from './way-on.tsx';

export interface InvoiceFormProps extends Pick<RemoteProps, 'api' | 'config'> {
  readonly file: RepairView;
  /** The file of the first learner of the same session. */
  readonly first?: RepairView | undefined;
  /** The file has an invoice, whose amount stands in the form: leaves it as it is. */
  readonly onKeep?: (() => void) | undefined;
  readonly onSent: (operated: OperatedRepair) => void;
}

/** The amount (or the number of persons), the file, what it gives, and the sending. */
export function InvoiceForm({ api, config, file, first, onKeep, onSent }: InvoiceFormProps): ReactNode {
  const isReplacing = onKeep !== undefined;
  const questions = questionsAt(config.campaign, 'invoice', isSessionFile(file) ? 'session' : 'repair');
  const start = startOf(isReplacing ? file : first, isReplacing);
  const { isSession, draft, change, fault, isSending, send, forget } = useRecordInvoice(api, file, start, questions);
  const [changed, setChanged] = useState<ChangedPremium>();
  const [isConditionUnmet, setConditionUnmet] = useState(false);
  const ownReckoning = useReckoning(
    config.campaign,
    isSession ? undefined : invoicedSituationOf(draft, file.situation, questions),
    file.campaignVersion,
  );
  const reckoning = announcedReckoning(ownReckoning, changed, draft.cents);
  const isChanged = reckoning !== ownReckoning;
  const [refusal, setRefusal] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [takenName, setTakenName] = useState<string>();
  const [picked, setPicked] = useState<{ readonly name: string; readonly file: File }>();
  const uploads = useMediaUploads(api, (chosen, document) => setPicked({ name: chosen.name, file: document }));
  const mending = useMendFile(texts.anotherFile);
  const asked = askedWith(questions, draft.answers, answersIn(file.answers));
  const documentMending = useMendDocuments(asked, draft);
  const withheld = uploads.isUnderWay ? mediaTexts.uploading : fault;
  const submit = (): void => {
    if (withheld !== undefined || isSending) return;
    setRefusal(undefined);
    setConditionUnmet(false);
    if (isReplacing) setAsking(true);
    else confirm().catch((failure: unknown) => setRefusal(failureText(failure)));
  };
  /** What sending again does not mend stands beside the file. */
  const confirm = async (): Promise<void> => {
    try {
      onSent(await send(announcedPremiumOf(reckoning)));
    } catch (failure) {
      setChanged(changedPremiumIn(failure, draft.cents));
      setConditionUnmet(isAppError(failure) && refusalsOfFile.has(failure.code));
      if (documentMending.refuse(failure, draft.answerDocuments)) return;
      if (!isFileRefusal(failure)) throw failure;
      mending.refuse({ mediaName: draft.document?.media.mediaName ?? '', reason: failureText(failure) });
    }
  };
  return (
    <Form onSubmit={submit}>
      {isSession && first && draft.document === null ? (
        <SameInvoice
          api={api}
          first={first}
          onTaken={(taken) => {
            change(taken);
            setTakenName(taken.document?.media.mediaName);
          }}
        />
      ) : null}
      <InvoiceAmount
        isSession={isSession}
        draft={draft}
        change={change}
        fault={draft.cents === null ? undefined : amountFault(draft.cents)}
        campaign={config.campaign}
        vatRate={file.vatRate}
        autoFocus
      />
      {file.confirmedInvoiceCents !== undefined && isAnother(draft.cents, file.confirmedInvoiceCents) ? (
        <Notice tone="warning">{texts.confirmedOther(netAmountText(file.confirmedInvoiceCents, file.vatRate))}</Notice>
      ) : null}
      <InvoiceQuestions
        api={api}
        questions={questions}
        draft={draft}
        change={change}
        upload={uploads.document}
        mending={documentMending}
        fileAnswers={answersIn(file.answers)}
      />
      <TypedSum
        draft={draft}
        isSession={isSession}
        campaign={config.campaign}
        reckoning={reckoning}
        questions={asked}
        vatRate={file.vatRate}
      />
      <MediaUpload
        key={takenName}
        api={api}
        label={texts.file}
        hint={isSession ? texts.sessionFileHint : texts.fileHint}
        accept={documentTypes}
        check={fileFault}
        upload={uploads.document}
        chosen={draft.document ? [draft.document] : []}
        {...mending.upload}
        onChange={([document = null]) => {
          mending.forget();
          change({ document });
        }}
      />
      {draft.document && picked?.name === draft.document.name ? (
        <InvoicePreview key={picked.file.lastModified} file={picked.file} />
      ) : null}
      <SendBar
        withheld={withheld}
        mend={documentMending.mend ?? mending.mend}
        isPending={isSending && !isReplacing}
        refusal={refusal}
        cancel={
          onKeep && {
            label: texts.cancel,
            onPress: () => {
              forget();
              onKeep();
            },
          }
        }
      >
        {sendText(isReplacing, isChanged ? announcedPremiumOf(reckoning) : undefined)}
      </SendBar>
      {isConditionUnmet ? <WayOn api={api} file={file} /> : null}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.replaceQuestion}
        consequence={consequenceText(draft, file, { campaign: config.campaign, reckoning })}
        confirmLabel={texts.replace}
        onConfirm={confirm}
        describeError={failureText}
      />
    </Form>
  );
}

/** What another invoice does not mend: the file itself is refused. */
const refusalsOfFile: ReadonlySet<ErrorCode> = new Set(['ConditionNotMetException', 'EnvelopeUsedUpException']);

/** What the form begins with: the amount of the invoice that is replaced, or the number of learners of the first one. */
function startOf(
  file: RepairView | undefined,
  isReplacing: boolean,
): Partial<Pick<InvoiceDraft, 'cents' | 'participants'>> {
  const participants = file && invoicesOf(file)[0]?.participants;
  return {
    ...(participants && { participants: `${participants}` }),
    ...(isReplacing && { cents: file?.invoiceCents ?? null }),
  };
}

/** A premium that is not the one of before is named on the button that takes it. */
function sendText(isReplacing: boolean, changedCents: number | undefined): string {
  if (isReplacing) return texts.replace;
  return changedCents === undefined ? texts.send : texts.sendChanged(formatEuros(changedCents));
}

const failureText = (failure: unknown): string => operationFailureText(failure, { InternalError: mediaTexts.failed });

/** An amount was typed, and it is not the one that the person confirmed. */
function isAnother(cents: number | null, confirmedCents: number): boolean {
  return cents !== null && !Number.isNaN(cents) && cents !== confirmedCents;
}
