import { invoicesOf, shownMedia } from '@alveole/contracts/repair';
import type { RemoteProps } from '@alveole/contracts';
import type { OperatedRepair, RepairView } from '@alveole/contracts/repair';
import { isIncomplete, isSession, offeredActions } from '@alveole/domain';
import type { RepairStatus } from '@alveole/domain';
import { useNavigate, useSearchParams } from '@alveole/router';
import { Button, LinkButton, Notice, Page, PageTitle, Row } from '@alveole/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { DocumentCard } from '../show-file/document-card.tsx';
import { FileGate } from '../read-repair/file-gate.tsx';
import { digitsText, nameText, subjectText } from '../show-file/file.text.ts';
import { invoiceText } from '../show-file/invoice.text.ts';
import { filePathOf, formerLearner, listPathOf, paths } from '../paths.ts';
import { OnDeviceNotice } from '../mend-refused/on-device-notice.tsx';
import { standingOf } from '../send-later/use-on-device.ts';
import type { OnDevice } from '../send-later/use-on-device.ts';
import { evidenceText } from '../show-file/evidence.text.ts';
import { sentNotice } from '../operate-repair/sent-notice.ts';
import { repairerOf } from '../operate-repair/repairer.ts';
import { useIsPhone } from '../show-file/use-is-phone.ts';
import { CustomerSumCard } from '../show-file/customer-sum-card.tsx';
import { CodeCard } from '../read-stamp/code-card.tsx';
import { InvoiceForm } from './invoice-form.tsx';
import { texts } from './record-invoice.text.ts';

/** Names of what the address may say. */
const anotherParameter = 'ajouter';

/** The invoice of a repair or of a session; once it is there, its code. */
export function RecordInvoicePage(props: RemoteProps): ReactNode {
  return (
    <FileGate api={props.api} title={texts.title}>
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
  const [params] = useSearchParams();
  const [wantsAnother, setWantsAnother] = useState(params.has(anotherParameter));
  const isOffered = offeredActions(file, repairerOf(session)).includes(isSession(file) ? 'FACVE' : 'FAC');
  const [invoice] = invoicesOf(file);
  const isFormOpen = isOffered && (invoice === undefined || wantsAnother);
  const title = useFocusBehind(isFormOpen);
  const onSent = (operated: OperatedRepair): void => {
    const { status } = operated;
    notify(sentNotice(operated, texts.sent));
    setWantsAnother(false);
    const next = pathAfter(file, { isPhone, status });
    if (next) void navigate(next);
  };
  return (
    <Page width="text">
      <PageTitle
        ref={title}
        lead={`${nameText(file.person)} · ${subjectText(file)}`}
        documentTitle={`${texts.title}, dossier ${digitsText(file)}`}
      >
        {texts.title}
      </PageTitle>
      <OnDeviceNotice api={api} config={config} file={file} onDevice={onDevice} />
      {invoice ? (
        <>
          <Notice
            tone="info"
            title={standingOf(onDevice, invoice) ? texts.storedHere : texts.already}
            action={
              isOffered && !wantsAnother ? (
                <Button onPress={() => setWantsAnother(true)}>{texts.another}</Button>
              ) : undefined
            }
          />
          <DocumentCard
            api={api}
            name={shownMedia(invoice)}
            title={invoiceText(invoice, file.vatRate)}
            detail={evidenceText('Déposée', invoice, onDevice)}
          />
        </>
      ) : null}
      {!isOffered && !invoice ? <Notice tone="warning">{texts.notNow}</Notice> : null}
      {isFormOpen ? (
        <InvoiceForm api={api} config={config} file={file} formerId={params.get(formerLearner)} onSent={onSent} />
      ) : null}
      {invoice && !isFormOpen ? (
        <>
          <CustomerSumCard file={file} campaign={config.campaign} />
          <CodeCard api={api} file={file} />
          <Row>
            {isIncomplete(file.status) && file.missing.length > 0 ? (
              <LinkButton href={paths.finalisation(file.repairId)} variant="primary">
                {texts.confirmPickUp}
              </LinkButton>
            ) : null}
            <LinkButton href={filePathOf(file)}>{texts.toFile}</LinkButton>
            <LinkButton href={listPathOf(file)}>{texts.toList}</LinkButton>
          </Row>
        </>
      ) : null}
    </Page>
  );
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
