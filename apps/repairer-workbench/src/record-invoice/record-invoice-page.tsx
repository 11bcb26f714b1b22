import { invoicesOf, shownMedia } from '@alveole/contracts/repair';
import type { RemoteProps } from '@alveole/contracts';
import type { OperatedRepair, RepairView } from '@alveole/contracts/repair';
import { isIncomplete, isRefundPending, isSession, offeredActions } from '@alveole/domain';
import type { RepairStatus } from '@alveole/domain';
import { useNavigate, useSearchParams } from '@alveole/router';
import { ActionBar, Button, LinkButton, Notice, Page, PageTitle, Row, Skeleton, TextLink } from '@alveole/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { DocumentCard } from '../show-file/document-card.tsx';
import { FileGate } from '../read-repair/file-gate.tsx';
import { texts as gateTexts } from '../read-repair/file-gate.text.ts';
import { useRepairFile } from '../read-repair/use-repair-file.ts';
import { digitsText, nameText, nextLearnerText, placedSubjectText } from '../show-file/file.text.ts';
import { invoiceText } from '../show-file/invoice.text.ts';
import { filePathOf, firstLearner, listPathOf, paths } from '../paths.ts';
import { OnDeviceNotice } from '../mend-refused/on-device-notice.tsx';
import { standingOf } from '../send-later/use-on-device.ts';
import type { OnDevice } from '../send-later/use-on-device.ts';
import { evidenceText } from '../show-file/evidence.text.ts';
import { tellSent } from '../operate-repair/tell-sent.ts';
import { repairerOf } from '../operate-repair/repairer.ts';
import { StandingMark } from '../show-file/status-mark.tsx';
import { useIsPhone } from '../show-file/use-is-phone.ts';
import { usePaymentDelay } from '../show-file/use-payment-delay.ts';
import { ClientPays } from '../show-file/client-pays.tsx';
import { AnswerDocuments } from '../show-file/answer-documents.tsx';
import { AnswersCard } from '../show-file/answers-card.tsx';
import { CustomerSumCard } from '../show-file/customer-sum-card.tsx';
import { CodeCard } from '../read-stamp/code-card.tsx';
import { InvoiceForm } from './invoice-form.tsx';
import { texts } from './record-invoice.text.ts';

/** Names of what the address may say. */
const anotherParameter = 'ajouter';

/** The invoice of a repair or of a session; once it is there, its code. */
export function RecordInvoicePage(props: RemoteProps): ReactNode {
  return (
    <FileGate api={props.api} config={props.config} title={texts.title}>
      {(file, onDevice) => <RecordInvoice {...props} file={file} onDevice={onDevice} />}
    </FileGate>
  );
}

interface RecordInvoiceProps extends RemoteProps {
  readonly file: RepairView;
  readonly onDevice: OnDevice;
}

function RecordInvoice({ api, session, config, notify, file, onDevice }: RecordInvoiceProps): ReactNode {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const delay = usePaymentDelay(api, isRefundPending(file.status));
  const [params] = useSearchParams();
  const [wantsAnother, setWantsAnother] = useState(params.has(anotherParameter));
  const isOffered = offeredActions(file, repairerOf(session)).includes(isSession(file) ? 'FACVE' : 'FAC');
  const [invoice] = invoicesOf(file);
  const isFormOpen = isOffered && (invoice === undefined || wantsAnother);
  const titleRef = useFocusBehind(isFormOpen);
  const firstId = params.get(firstLearner) ?? '';
  const first = useRepairFile(api, invoice ? '' : firstId);
  const isFirstAwaited = firstId !== '' && invoice === undefined && first.isPending;
  const isHere = invoice !== undefined && standingOf(onDevice, invoice) !== undefined;
  const title = titleText({ isFormOpen, hasInvoice: invoice !== undefined, isHere });
  const place = (first.data && nextLearnerText(first.data)) ?? placedSubjectText(file);
  const onSent = (operated: OperatedRepair): void => {
    const { status } = operated;
    tellSent(notify, operated, texts.sent);
    setWantsAnother(false);
    const next = pathAfter(file, { isPhone, status });
    if (next) void navigate(next);
  };
  return (
    <Page width="text">
      <PageTitle
        ref={titleRef}
        status={isIncomplete(file.status) ? undefined : <StandingMark file={file} onDevice={onDevice} delay={delay} />}
        lead={`${nameText(file.person)} · ${place}`}
        documentTitle={`${title}, dossier ${digitsText(file)}`}
      >
        {title}
      </PageTitle>
      {isFormOpen ? null : <ClientPays file={file} campaign={config.campaign} />}
      <OnDeviceNotice api={api} config={config} file={file} onDevice={onDevice} />
      {invoice ? (
        <DocumentCard
          api={api}
          name={shownMedia(invoice)}
          title={invoiceText(invoice, file.vatRate)}
          detail={evidenceText('Déposée', invoice, onDevice)}
          act={
            isOffered && !wantsAnother ? (
              <Button variant="quiet" onPress={() => setWantsAnother(true)} aria-label={texts.replace}>
                {texts.another}
              </Button>
            ) : undefined
          }
        />
      ) : null}
      {!isOffered && !invoice ? <Notice tone="warning">{texts.notNow}</Notice> : null}
      {isFormOpen && isFirstAwaited ? <Skeleton label={gateTexts.loading} shape="card" /> : null}
      {isFormOpen && !isFirstAwaited ? (
        <InvoiceForm
          api={api}
          config={config}
          file={file}
          first={first.data}
          onKeep={invoice && (() => setWantsAnother(false))}
          onSent={onSent}
        />
      ) : null}
      {invoice && !isFormOpen ? (
        <>
          <AnswerDocuments api={api} file={file} />
          <NextActs file={file} />
          <CustomerSumCard file={file} campaign={config.campaign} isFolded />
          <AnswersCard file={file} />
          {isIncomplete(file.status) ? <CodeCard api={api} file={file} /> : null}
        </>
      ) : null}
    </Page>
  );
}

/** Where the page leads on once the invoice is there: its one button does what is left to do, links lead elsewhere. */
function NextActs({ file }: Pick<RecordInvoiceProps, 'file'>): ReactNode {
  const isUnfinished = isIncomplete(file.status) && file.missing.length > 0;
  return (
    <>
      <ActionBar>
        <LinkButton
          href={isUnfinished ? paths.finalisation(file.repairId) : filePathOf(file)}
          variant="accent"
          size="l"
        >
          {isUnfinished ? texts.confirmPickUp : texts.toFile}
        </LinkButton>
      </ActionBar>
      <Row gap="300">
        {isUnfinished ? <TextLink href={filePathOf(file)}>{texts.toFile}</TextLink> : null}
        <TextLink href={listPathOf(file)}>{texts.toList}</TextLink>
      </Row>
    </>
  );
}

interface InvoiceStanding {
  readonly isFormOpen: boolean;
  readonly hasInvoice: boolean;
  /** On this device alone. */
  readonly isHere: boolean;
}

function titleText({ isFormOpen, hasInvoice, isHere }: InvoiceStanding): string {
  if (!hasInvoice) return texts.title;
  if (isFormOpen) return texts.replaceTitle;
  return isHere ? texts.storedTitle : texts.sentTitle;
}

/** The title takes the focus once the form is gone with what was focused in it. */
function useFocusBehind(isFormOpen: boolean): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isFormOpen);
  useEffect(() => {
    if (wasOpen.current && !isFormOpen) title.current?.focus();
    wasOpen.current = isFormOpen;
  }, [isFormOpen]);
  return title;
}

/**
 * Where a sent invoice leads (repairs §4): on a phone to the finalisation; to the end when
 * nothing else was missing; otherwise the page stays and shows the code. An answer to a complement leads to its file.
 */
function pathAfter(
  { repairId, status, missing }: RepairView,
  sent: { readonly isPhone: boolean; readonly status: RepairStatus },
): string | undefined {
  if (!isIncomplete(status)) return filePathOf({ repairId, status: sent.status });
  if (!isIncomplete(sent.status)) return paths.finished(repairId);
  return sent.isPhone || missing.length === 0 ? paths.finalisation(repairId) : undefined;
}
