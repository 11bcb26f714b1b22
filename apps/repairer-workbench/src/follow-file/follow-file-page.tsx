import type { RemoteProps, RepairFile } from '@alveole/contracts';
import { isConsultationOnly } from '@alveole/domain';
import { Banner, Card, DefinitionList, formatPhone, Page, PageTitle, Split, Timeline } from '@alveole/ui';
import type { ReactNode } from 'react';
import { invoicesOf, photosOf } from '../repair-file/evidence.ts';
import { DepositedEvidence } from '../repair-file/deposited-evidence.tsx';
import { FileGate } from '../repair-file/file-gate.tsx';
import { digitsOf, personName, subjectOf } from '../repair-file/file-words.ts';
import { eurosWords, premiumWords } from '../repair-file/money.ts';
import { listPathOf } from '../repair-file/paths.ts';
import { statusOf } from '../repair-file/rules-file.ts';
import { StatusMark } from '../repair-file/status-mark.tsx';
import { useIsPhone } from '../repair-file/use-is-phone.ts';
import { CodeCard } from '../show-code/code-card.tsx';
import { AskedComplements } from './asked-complements.tsx';
import { FileActs } from './file-acts.tsx';
import { words } from './follow-file.text.ts';
import { MessageBox } from './message-box.tsx';
import { timelineOf } from './timeline-items.tsx';

/** A file: where it stands, what is asked for, its documents, its messages and everything that happened. */
export function FollowFilePage(props: RemoteProps): ReactNode {
  return (
    <FileGate api={props.api} title={words.title}>
      {(file) => <FollowFile key={file.repair_id} {...props} file={file} />}
    </FileGate>
  );
}

function FollowFile({ file, ...props }: RemoteProps & { readonly file: RepairFile }): ReactNode {
  const { consumer, gender } = file;
  const isPhone = useIsPhone();
  const acts = <FileActs {...props} file={file} />;
  const hasDocuments = invoicesOf(file).length + photosOf(file).length > 0;
  return (
    <Page>
      <PageTitle
        status={<StatusMark file={file} />}
        lead={`${subjectOf(file)} · dossier ${file.repair_rozo_id}`}
        trail={[{ label: gender === 1 ? 'Mes séances' : 'Mes réparations', href: listPathOf(file) }]}
        documentTitle={`${words.title} ${digitsOf(file)}`}
      >
        {personName(consumer.first_name, consumer.last_name) || `${words.title} ${digitsOf(file)}`}
      </PageTitle>
      {isConsultationOnly(statusOf(file)) ? <Banner tone="success">{words.consultation}</Banner> : null}
      <Split asideLabel={words.summary} aside={<Aside file={file} acts={isPhone ? null : acts} />}>
        <AskedComplements file={file} />
        {/* In the hand what there is to do comes first; at a desk it stands beside. */}
        {isPhone ? acts : null}
        <Card title={words.documents}>
          {hasDocuments ? <DepositedEvidence api={props.api} file={file} /> : <p>{words.noDocument}</p>}
        </Card>
        <MessageBox {...props} file={file} />
        <Card title={words.timeline}>
          <Timeline items={timelineOf(file)} label={words.timeline} />
        </Card>
      </Split>
    </Page>
  );
}

function Aside({ file, acts }: { readonly file: RepairFile; readonly acts: ReactNode }): ReactNode {
  const { consumer, repair_amounts, status } = file;
  return (
    <>
      {acts}
      <Card>
        <DefinitionList
          items={[
            { label: words.premium, value: premiumWords(file), isKey: true },
            { label: words.invoiced, value: eurosWords(repair_amounts.amount_net) },
            { label: words.mobile, value: consumer.smartphone_number && formatPhone(consumer.smartphone_number) },
          ]}
        />
      </Card>
      {status === 0 && invoicesOf(file).length > 0 ? <CodeCard file={file} /> : null}
    </>
  );
}
