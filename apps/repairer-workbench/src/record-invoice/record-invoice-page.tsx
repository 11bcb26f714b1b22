import type { RemoteProps, RepairFile } from '@alveole/contracts';
import { offeredActions } from '@alveole/domain';
import { useNavigate, useSearchParams } from '@alveole/router';
import { Button, LinkButton, Notice, Page, PageTitle, Row } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { DocumentCard } from '../keep-media/document-card.tsx';
import { invoicesOf, shownInvoice } from '../repair-file/evidence.ts';
import { FileGate } from '../repair-file/file-gate.tsx';
import { digitsOf, momentOf, personName, subjectOf } from '../repair-file/file-words.ts';
import { invoiceTitle } from '../repair-file/invoice-title.ts';
import { filePathOf, listPathOf, paths } from '../repair-file/paths.ts';
import { repairerOf, rulesFileOf } from '../repair-file/rules-file.ts';
import { useIsPhone } from '../repair-file/use-is-phone.ts';
import { CodeCard } from '../show-code/code-card.tsx';
import { InvoiceForm } from './invoice-form.tsx';
import { words } from './record-invoice.text.ts';

/** Names of what the address may say. */
const anotherParameter = 'ajouter';

/** The invoice of a repair or of a session; once it is there, its code. */
export function RecordInvoicePage(props: RemoteProps): ReactNode {
  return (
    <FileGate api={props.api} title={words.title}>
      {(file) => <RecordInvoice {...props} file={file} />}
    </FileGate>
  );
}

function RecordInvoice({ api, session, config, notify, file }: RemoteProps & { readonly file: RepairFile }): ReactNode {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const [params] = useSearchParams();
  const [wantsAnother, setWantsAnother] = useState(params.has(anotherParameter));
  const isOffered = offeredActions(rulesFileOf(file), repairerOf(session)).includes(
    file.gender === 1 ? 'FACVE' : 'FAC',
  );
  const [invoice] = invoicesOf(file);
  const isFormOpen = isOffered && (invoice === undefined || wantsAnother);
  const onSent = (status: number): void => {
    notify({ tone: 'success', text: words.sent });
    setWantsAnother(false);
    const next = pathAfter(file, { isPhone, status });
    if (next) void navigate(next);
  };
  return (
    <Page width="text">
      <PageTitle
        lead={`${personName(file.consumer.first_name, file.consumer.last_name)} · ${subjectOf(file)}`}
        documentTitle={`${words.title}, dossier ${digitsOf(file)}`}
      >
        {words.title}
      </PageTitle>
      {invoice ? (
        <>
          <Notice
            tone="info"
            title={words.already}
            action={
              isOffered && !wantsAnother ? (
                <Button onPress={() => setWantsAnother(true)}>{words.another}</Button>
              ) : undefined
            }
          />
          <DocumentCard
            api={api}
            name={shownInvoice(invoice)}
            title={invoiceTitle(invoice)}
            detail={`Déposée le ${momentOf(invoice)}`}
          />
        </>
      ) : null}
      {!isOffered && !invoice ? <Notice tone="warning">{words.notNow}</Notice> : null}
      {isFormOpen ? (
        <InvoiceForm api={api} config={config} file={file} onSent={({ status }) => onSent(status)} />
      ) : null}
      {invoice && !isFormOpen ? (
        <>
          <CodeCard file={file} />
          <Row>
            {file.status === 0 && file.missing.length > 0 ? (
              <LinkButton href={paths.finalisation(file.repair_id)} variant="primary">
                {words.finalise}
              </LinkButton>
            ) : null}
            <LinkButton href={filePathOf(file)}>{words.toFile}</LinkButton>
            <LinkButton href={listPathOf(file)}>{words.toList}</LinkButton>
          </Row>
        </>
      ) : null}
    </Page>
  );
}

/**
 * Where a sent invoice leads (repairs §4): on a phone to the finalisation; on a desk to the list when
 * nothing else was missing; otherwise the page stays and shows the code. An answer to a complement leads to its file.
 */
function pathAfter(
  { repair_id, status, missing }: RepairFile,
  sent: { readonly isPhone: boolean; readonly status: number },
): string | undefined {
  if (status !== 0) return filePathOf({ repair_id, status: sent.status });
  if (sent.status !== 0) return paths.repairs;
  return sent.isPhone || missing.length === 0 ? paths.finalisation(repair_id) : undefined;
}
