import { invoicesOf, photosOf } from '@alveole/contracts/repair';
import type { RemoteProps } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import {
  graceIsOver,
  isConsultationOnly,
  isIncomplete,
  isRefunded,
  isRefundPending,
  isSession,
  isVatExempt,
  customerPaysCents,
  deductedPremiumCents,
} from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { Banner, Card, DefinitionList, LinkButton, Page, PageTitle, Split } from '@alveole/ui';
import { useMarkRepairRead } from '@alveole/shared-screens/mark-repair-read';
import { displayPhone } from '@alveole/validation';
import type { ReactNode } from 'react';
import { AnswerComplement } from '../answer-complement/answer-complement.tsx';
import { DeclareIncident } from '../declare-incident/declare-incident.tsx';
import { answerItemsOf } from '../show-file/answers-card.tsx';
import { ClientPays } from '../show-file/client-pays.tsx';
import { DepositedEvidence } from '../show-file/deposited-evidence.tsx';
import { OwnFileMoney } from '../read-payments/own-file-money.tsx';
import { hasReceipt } from '../finish-file/has-receipt.ts';
import { FileGate } from '../read-repair/file-gate.tsx';
import { amountText, digitsText, nameText, subjectText } from '../show-file/file.text.ts';
import { OnDeviceNotice } from '../mend-refused/on-device-notice.tsx';
import { PremiumCorrection } from '../show-file/premium-correction.tsx';
import { nextStepOf } from '../show-file/next-step.ts';
import { listPathOf, paths } from '../paths.ts';
import type { OnDevice } from '../send-later/use-on-device.ts';
import { StandingMark } from '../show-file/status-mark.tsx';
import { usePaymentDelay } from '../show-file/use-payment-delay.ts';
import { useIsPhone } from '../show-file/use-is-phone.ts';
import { CodeCard } from '../read-stamp/code-card.tsx';
import { replacingActsOf } from '../replace-evidence/replacing-acts.tsx';
import { DepositSlipButton } from './deposit-slip.tsx';
import { FileActs } from './file-acts.tsx';
import { texts } from './follow-file.text.ts';
import { FoldedTimeline } from './folded-timeline.tsx';
import { MessageBox } from './message-box.tsx';
import { timelineOf } from './timeline-items.tsx';

/** A file: where it stands, what is asked for, its documents, its messages and everything that happened. */
export function FollowFilePage(props: RemoteProps): ReactNode {
  return (
    <FileGate api={props.api} config={props.config} title={texts.title}>
      {(file, onDevice) => <FollowFile key={file.repairId} {...props} file={file} onDevice={onDevice} />}
    </FileGate>
  );
}

interface FollowFileProps extends RemoteProps {
  readonly file: RepairView;
  readonly onDevice: OnDevice;
}

function FollowFile({ file, onDevice, ...props }: FollowFileProps): ReactNode {
  const isPhone = useIsPhone();
  useMarkRepairRead(props.api, { ...file, isUnread: file.isUnreadByRepairer });
  const delay = usePaymentDelay(props.api, isRefundPending(file.status));
  const acts = <FileActs {...props} file={file} onDevice={onDevice} />;
  // What may be done besides gives way to what is read.
  const { isTask } = nextStepOf(file);
  const hasDocuments = invoicesOf(file).length + photosOf(file).length > 0;
  return (
    <Page>
      <PageTitle
        status={<StandingMark file={file} onDevice={onDevice} delay={delay} />}
        lead={leadText(file)}
        trail={[{ label: isSession(file) ? 'Mes séances' : 'Mes réparations', href: listPathOf(file) }]}
        documentTitle={`${texts.title} ${digitsText(file)}`}
      >
        {nameText(file.person) || `${texts.title} ${digitsText(file)}`}
      </PageTitle>
      <ClientPays file={file} campaign={props.config.campaign} />
      <OnDeviceNotice {...props} file={file} onDevice={onDevice} />
      <PaperAmounts file={file} campaign={props.config.campaign} />
      {isConsultationOnly(file.status) ? <Banner tone="success">{texts.consultation}</Banner> : null}
      {file.envelopeWait ? (
        <Banner tone="warning">{texts.awaitsEnvelope(file.envelopeWait.funderName, file.envelopeWait.since)}</Banner>
      ) : null}
      {file.graceEnded && isIncomplete(file.status) ? (
        <Banner tone="warning">{`${graceIsOver.explanation}.`}</Banner>
      ) : null}
      <Split
        asideLabel={texts.summary}
        aside={
          <Aside api={props.api} config={props.config} file={file} acts={isPhone ? null : acts} actsFirst={isTask} />
        }
      >
        {/* What is taken back after a refusal is written into their drafts. */}
        <AnswerComplement key={`answer ${onDevice.refused?.id}`} {...props} file={file} onDevice={onDevice} />
        {/* In the hand what there is to do comes first; at a desk it stands beside. */}
        {isPhone && isTask ? acts : null}
        <div className={hasDocuments ? undefined : 'no-print'}>
          <Card title={texts.documents}>
            {hasDocuments ? (
              <DepositedEvidence
                api={props.api}
                file={file}
                onDevice={onDevice}
                acts={replacingActsOf({ ...props, file })}
              />
            ) : (
              <p>{texts.noDocument}</p>
            )}
          </Card>
        </div>
        {isPhone && !isTask ? acts : null}
        <MessageBox key={`message ${onDevice.refused?.id}`} {...props} file={file} onDevice={onDevice} />
        <Card title={texts.timeline}>
          <FoldedTimeline items={timelineOf(file, onDevice)} />
        </Card>
        <DeclareIncident {...props} file={file} />
      </Split>
    </Page>
  );
}

/** A file that the server does not know has no number. */
function leadText(file: RepairView): string {
  return file.fileNumber === '' ? subjectText(file) : `${subjectText(file)} · dossier ${file.fileNumber}`;
}

interface PaperAmountsProps {
  readonly file: RepairView;
  readonly campaign: Campaign;
}

/** What stands beside the file stays off paper; the amounts that there are do not. */
function PaperAmounts({ file, campaign }: PaperAmountsProps): ReactNode {
  const amounts = [
    ...premiumsOf(file).map(({ label, value }) => ({ label, amount: value })),
    { label: texts.invoiced(isVatExempt(file.vatRate)), amount: amountText(file.invoiceCents) },
    { label: texts.customerPays, amount: amountText(customerPaysCents(file, campaign)) },
  ].filter(({ amount }) => amount !== undefined);
  if (amounts.length === 0) return null;
  return <p className="print-only">{amounts.map(({ label, amount }) => `${label}\u00a0: ${amount}`).join(' · ')}</p>;
}

/** The aid as it was deducted at the counter, and what a correction made of it; of a paid file it does not come any more. */
function premiumsOf(file: RepairView) {
  const label = isRefunded(file.status) ? texts.grantedPremium : texts.premium;
  const granted = { label, value: amountText(deductedPremiumCents(file)), isKey: true };
  if (file.adjustmentCents === undefined) return [granted];
  return [granted, { label: texts.correctedPremium, value: amountText(file.premiumCents), isKey: false }];
}

interface AsideProps extends Pick<RemoteProps, 'api' | 'config'> {
  readonly file: RepairView;
  readonly acts: ReactNode;
  /** The acts do what is left to do. */
  readonly actsFirst: boolean;
}

function Aside({ api, config, file, acts, actsFirst }: AsideProps): ReactNode {
  const { mobile } = file.person;
  const isGranted = isRefundPending(file.status) || isRefunded(file.status);
  return (
    <>
      {actsFirst ? acts : null}
      <Card>
        <DefinitionList
          items={[
            ...premiumsOf(file),
            { label: texts.invoiced(isVatExempt(file.vatRate)), value: amountText(file.invoiceCents) },
            { label: texts.mobile, value: mobile && displayPhone(mobile) },
            ...answerItemsOf(file),
          ]}
        />
        <PremiumCorrection file={file} />
        <DepositSlipButton file={file} programme={config.programme} />
        {hasReceipt(file) ? (
          <LinkButton href={paths.finished(file.repairId)} icon="print" isWide>
            {texts.receipt}
          </LinkButton>
        ) : null}
      </Card>
      {actsFirst ? null : acts}
      {isGranted ? <OwnFileMoney api={api} campaign={config.campaign} repairId={file.repairId} /> : null}
      {isIncomplete(file.status) && invoicesOf(file).length > 0 ? <CodeCard api={api} file={file} /> : null}
    </>
  );
}
