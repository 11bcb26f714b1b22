import type { RemoteProps } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { codeStandingOf, decideRepair, isIncomplete, netAmountText } from '@alveole/domain';
import { useNavigate } from '@alveole/router';
import { Card, formatDayTime, formatEuros, LinkButton, Notice, Page, PageTitle } from '@alveole/ui';
import { smsCodeFault } from '@alveole/validation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { PhotoUpload } from '../add-photo/photo-upload.tsx';
import { SendBar } from '../exchange-media/send-bar.tsx';
import { useMendFile } from '../exchange-media/use-mend-file.ts';
import { CorrectBike } from '../correct-bike/correct-bike.tsx';
import { replacingActsOf } from '../replace-evidence/replacing-acts.tsx';
import { ClientPays } from '../show-file/client-pays.tsx';
import { AnswersCard } from '../show-file/answers-card.tsx';
import { CustomerSumCard } from '../show-file/customer-sum-card.tsx';
import { digitsText, nameText, placedSubjectText } from '../show-file/file.text.ts';
import { paths } from '../paths.ts';
import { OnDeviceNotice } from '../mend-refused/on-device-notice.tsx';
import type { OnDevice } from '../send-later/use-on-device.ts';
import { repairerOf } from '../operate-repair/repairer.ts';
import { DepositedEvidence } from '../show-file/deposited-evidence.tsx';
import { currentStep, FileSteps } from './file-steps.tsx';
import { texts } from './confirm-pick-up.text.ts';
import classes from './confirm-pick-up.module.css';
import { SmsCard } from './sms-card.tsx';
import { useConfirmPickUp } from './use-confirm-pick-up.ts';
import { refusalText, ValidateBar, validateText } from './validate-bar.tsx';

export interface ConfirmPickUpProps extends RemoteProps {
  readonly file: RepairView;
  readonly onDevice: OnDevice;
  readonly isSmsOff: boolean;
  readonly correctedPhone: string | undefined;
  readonly onCorrected: (phone: string) => void;
}

const waitingTexts = {
  subject: texts.codeWaits,
  photo: texts.codeWaits,
  code: texts.smsOff,
  invoice: texts.codeGiven,
} as const;

/** Photo and code are there: what may still be missing is the invoice, which has its own page. */
const nothingToDoHere = ({ missing }: Pick<RepairView, 'missing'>): boolean =>
  missing.every((step) => step === 'FAC' || step === 'FACVE');

/** The file at the moment of the pick-up, with the one thing to do next framed. */
export function ConfirmPickUp({
  onDevice,
  isSmsOff,
  correctedPhone,
  onCorrected,
  ...props
}: ConfirmPickUpProps): ReactNode {
  const { api, session, config, notify, file } = props;
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const mending = useMendFile(texts.anotherPhoto);
  const confirmation = useConfirmPickUp(api, file, { code, isSmsOff });
  // An answer that was lost on its way shows in the file itself, read again.
  const isThrough = confirmation.operated !== undefined || nothingToDoHere(file);
  const leave = useEffectEvent(() => {
    const { status } = confirmation.operated ?? file;
    // Back leads to what came before the code, which asks for nothing any more. The end says itself that the file is sent.
    if (!isIncomplete(status)) void navigate(paths.finished(file.repairId), { replace: true });
    else {
      notify({ tone: 'success', text: texts.done });
      void navigate(paths.evidence(file.repairId));
    }
  });
  const hasLeft = isThrough && !confirmation.isPending;
  useEffect(() => {
    if (hasLeft) leave();
  }, [hasLeft]);
  const codeRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!confirmation.isWrongCode) return;
    codeRef.current?.focus();
    // The right code replaces the refused one.
    codeRef.current?.select();
  }, [confirmation.isWrongCode, confirmation.failure]);
  const step = currentStep(file);
  const [firstStep] = useState(step);
  // With the photo goes the field that had the focus.
  const takesFocus = firstStep === 'photo' && step === 'code';
  const decision = decideRepair(
    file,
    { operation: 'VAL', withCode: isSmsOff || smsCodeFault(code) === undefined },
    repairerOf(session),
  );
  const isCodeOutdated = !isSmsOff && codeStandingOf(file) === 'outdated';
  const reason = withheldBy(step, isCodeOutdated) ?? (decision.ok ? undefined : decision.refusal.explanation);
  const changeCode = (typed: string): void => {
    setCode(typed);
    if (confirmation.failure !== undefined) confirmation.forgetFailure();
  };
  const wrongCode = confirmation.isWrongCode ? refusalText(confirmation) : undefined;
  return (
    <Page width="text">
      <PageTitle
        lead={`${placedSubjectText(file)} · ${texts.openedOn} ${formatDayTime(file.createdAt)}`}
        documentTitle={`${texts.title}, dossier ${digitsText(file)}`}
      >
        {nameText(file.person)}
      </PageTitle>
      <ClientPays file={file} campaign={config.campaign} place="above-bar" />
      <OnDeviceNotice api={api} config={config} file={file} onDevice={onDevice} />
      <FileSteps file={file} onDevice={onDevice} />
      {file.confirmationDue ? <ConfirmAgain file={file} /> : null}
      {file.missing.some((missing) => missing === 'FAC' || missing === 'FACVE') ? (
        <Notice tone="warning" action={<LinkButton href={paths.invoice(file.repairId)}>{texts.addInvoice}</LinkButton>}>
          {texts.invoiceMissing}
        </Notice>
      ) : null}
      {step === 'photo' ? (
        <Card title={texts.photoTitle} tone="current">
          <p className={classes.lead}>{texts.photoLead}</p>
          <PhotoUpload
            api={api}
            file={file}
            mustBeFresh
            isLabelHidden
            mending={{ ref: mending.upload.ref, onTrouble: mending.upload.onTrouble }}
          />
        </Card>
      ) : null}
      <Card title={texts.codeTitle} tone={step === 'code' ? 'current' : 'plain'}>
        {step === 'code' && !isSmsOff ? (
          <SmsCard
            api={api}
            file={file}
            actor={repairerOf(session)}
            campaign={config.campaign}
            takesFocus={takesFocus}
            code={code}
            codeRef={codeRef}
            fault={wrongCode}
            onCode={changeCode}
            correctedPhone={correctedPhone}
            onCorrected={onCorrected}
          />
        ) : (
          <p className={classes.lead}>{waitingTexts[step]}</p>
        )}
      </Card>
      {/* Behind the one thing to do, which stands on a phone’s first screen. */}
      <CorrectBike {...props} onDevice={onDevice} />
      <DepositedEvidence api={api} file={file} onDevice={onDevice} acts={replacingActsOf(props)} isLatestOnly />
      <CustomerSumCard file={file} campaign={config.campaign} />
      <AnswersCard file={file} />
      {step === 'photo' && mending.mend ? (
        <SendBar
          withheld={undefined}
          mend={mending.mend}
          aside={<ClientPays file={file} campaign={config.campaign} place="bar" />}
        >
          {validateText(file)}
        </SendBar>
      ) : (
        <ValidateBar
          file={file}
          campaign={config.campaign}
          confirmation={confirmation}
          reason={reason}
          isThrough={isThrough}
        />
      )}
    </Page>
  );
}

/** What comes before the code, where something does. */
function withheldBy(step: ReturnType<typeof currentStep>, isCodeOutdated: boolean): string | undefined {
  if (step === 'photo') return texts.codeWaits;
  return step === 'code' && isCodeOutdated ? texts.resendFirst : undefined;
}

/** Why the person is asked once more. */
function ConfirmAgain({ file }: Pick<ConfirmPickUpProps, 'file'>): ReactNode {
  const { confirmedInvoiceCents, invoiceCents, vatRate } = file;
  if (confirmedInvoiceCents === undefined || invoiceCents === undefined) return null;
  return (
    <Notice tone="warning">
      {texts.confirmAgain(formatEuros(confirmedInvoiceCents), netAmountText(invoiceCents, vatRate))}
    </Notice>
  );
}
