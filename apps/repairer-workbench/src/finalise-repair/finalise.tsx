import { frenchMessage } from '@alveole/api-client';
import type { RemoteProps, RepairFile } from '@alveole/contracts';
import { decideRepair } from '@alveole/domain';
import { useNavigate } from '@alveole/router';
import { ActionBar, Button, Card, formatDayTime, LinkButton, Notice, Page, PageTitle } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { PhotoUpload } from '../add-photo/photo-upload.tsx';
import { digitsOf, personName, subjectOf } from '../repair-file/file-words.ts';
import { premiumWords } from '../repair-file/money.ts';
import { listPathOf, paths } from '../repair-file/paths.ts';
import { repairerOf, rulesFileOf } from '../repair-file/rules-file.ts';
import type { OperatedFile } from '../repair-file/use-file-operation.ts';
import { DepositedEvidence } from '../repair-file/deposited-evidence.tsx';
import { currentStep, FileSteps } from './file-steps.tsx';
import { words } from './finalise.text.ts';
import classes from './finalise.module.css';
import { SmsCard } from './sms-card.tsx';
import { codeFault, useConfirm } from './use-confirm.ts';

export interface FinaliseProps extends RemoteProps {
  readonly file: RepairFile;
  readonly isSmsOff: boolean;
  readonly correctedPhone: string | undefined;
  readonly onCorrected: (phone: string) => void;
}

const waitingWords = {
  subject: words.codeWaits,
  photo: words.codeWaits,
  code: words.smsOff,
  invoice: words.codeGiven,
} as const;

/** The file at the moment of the pick-up, with the one thing to do next framed. */
export function Finalise({
  api,
  session,
  notify,
  file,
  isSmsOff,
  correctedPhone,
  onCorrected,
}: FinaliseProps): ReactNode {
  const navigate = useNavigate();
  const reasonId = useId();
  const [code, setCode] = useState('');
  const leave = ({ status }: OperatedFile): void => {
    notify({ tone: 'success', text: words.done });
    void navigate(status === 0 ? paths.evidence(file.repair_id) : listPathOf(file));
  };
  const confirmation = useConfirm(api, file, { code, isSmsOff, onDone: leave });
  const step = currentStep(file);
  const decision = decideRepair(
    rulesFileOf(file),
    { operation: 'VAL', withCode: isSmsOff || codeFault(code) === undefined },
    repairerOf(session),
  );
  const reason = step === 'photo' ? words.codeWaits : decision.ok ? undefined : decision.refusal.explanation;
  const changeCode = (typed: string): void => {
    setCode(typed);
    if (confirmation.failure !== undefined) confirmation.forgetFailure();
  };
  const wrongCode = confirmation.isWrongCode ? frenchMessage(confirmation.failure) : undefined;
  const premium = premiumWords(file);
  return (
    <Page width="text">
      <PageTitle
        lead={`${subjectOf(file)} · ${words.openedOn} ${formatDayTime(file.create_date)}`}
        documentTitle={`${words.title}, dossier ${digitsOf(file)}`}
      >
        {personName(file.consumer.first_name, file.consumer.last_name)}
      </PageTitle>
      <FileSteps file={file} />
      <DepositedEvidence api={api} file={file} />
      {file.missing.some((missing) => missing === 'FAC' || missing === 'FACVE') ? (
        <Notice
          tone="warning"
          action={<LinkButton href={paths.invoice(file.repair_id)}>{words.addInvoice}</LinkButton>}
        >
          {words.invoiceMissing}
        </Notice>
      ) : null}
      {step === 'photo' ? (
        <Card title={words.photoTitle} tone="current">
          <p className={classes.lead}>{words.photoLead}</p>
          <PhotoUpload api={api} file={file} mustBeFresh />
        </Card>
      ) : null}
      <Card title={words.codeTitle} tone={step === 'code' ? 'current' : 'plain'}>
        {step === 'code' && !isSmsOff ? (
          <SmsCard
            api={api}
            file={file}
            code={code}
            fault={wrongCode}
            onCode={changeCode}
            correctedPhone={correctedPhone}
            onCorrected={onCorrected}
          />
        ) : (
          <p className={classes.lead}>{waitingWords[step]}</p>
        )}
      </Card>
      {premium ? (
        <Card>
          <p className={classes.premium}>
            <span>{words.premium}</span> <strong className={classes.amount}>{premium}</strong>
          </p>
        </Card>
      ) : null}
      <div role="alert">
        {confirmation.failure !== undefined && !confirmation.isWrongCode ? (
          <Notice tone="danger">{frenchMessage(confirmation.failure)}</Notice>
        ) : null}
      </div>
      <ActionBar>
        <Button
          variant="accent"
          size="l"
          onPress={confirmation.confirm}
          isPending={confirmation.isPending}
          isDisabled={reason !== undefined}
          aria-describedby={reason ? reasonId : undefined}
        >
          {file.gender === 1 ? words.validateSession : words.validateRepair}
        </Button>
        {reason ? (
          <p id={reasonId} className={classes.reason}>
            {reason}
          </p>
        ) : null}
      </ActionBar>
    </Page>
  );
}
