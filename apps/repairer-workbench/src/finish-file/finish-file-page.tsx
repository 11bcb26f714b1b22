import type { RemoteProps } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { deductedPremiumCents, isIncomplete, isRefunded, isRefundPending, isSession } from '@alveole/domain';
import { Navigate } from '@alveole/router';
import {
  ActionBar,
  Card,
  DefinitionList,
  Grid,
  LinkButton,
  Notice,
  Page,
  PageTitle,
  Row,
  Stack,
  TextLink,
} from '@alveole/ui';
import type { ReactNode } from 'react';
import { filePathOf, listPathOf, paths } from '../paths.ts';
import { FileGate } from '../read-repair/file-gate.tsx';
import { CustomerSumCard } from '../show-file/customer-sum-card.tsx';
import { amountText, digitsText, nameText, placedSubjectText } from '../show-file/file.text.ts';
import { texts } from './finish-file.text.ts';
import { ClientReceipt } from './client-receipt.tsx';
import { hasReceipt } from './has-receipt.ts';
import { PaidWithin } from './paid-within.tsx';

/** The end of a file at the counter; a file that has not come so far, or that nothing is paid for, is shown as it is. */
export function FinishFilePage(props: RemoteProps): ReactNode {
  return (
    <FileGate api={props.api} config={props.config} title={texts.title}>
      {(file) =>
        hasReceipt(file) ? <FinishedFile {...props} file={file} /> : <Navigate to={pathElsewhere(file)} replace />
      }
    </FileGate>
  );
}

function pathElsewhere(file: RepairView): string {
  return isIncomplete(file.status) ? paths.finalisation(file.repairId) : filePathOf(file);
}

interface FinishedFileProps extends RemoteProps {
  readonly file: RepairView;
}

/** The file of the first learner, where somebody of the session has no file yet. */
function firstOfIncomplete({ learner }: RepairView): string | undefined {
  return learner && learner.filed < learner.participants ? learner.firstId : undefined;
}

/** What the customer pays now and his receipt, when the shop is paid, and at the end the next customer. */
function FinishedFile({ api, notify, session, config, file }: FinishedFileProps): ReactNode {
  const firstId = firstOfIncomplete(file);
  const title = isSession(file) ? texts.sessionDone : texts.repairDone;
  return (
    <Page width="wide">
      <PageTitle
        lead={`${nameText(file.person)} · ${placedSubjectText(file)}. ${standingText(file)}`}
        documentTitle={`${title}, dossier ${digitsText(file)}`}
        trail={[{ label: isSession(file) ? 'Mes séances' : 'Mes réparations', href: listPathOf(file) }]}
      >
        {title}
      </PageTitle>
      <Grid columns="wide">
        <CustomerSumCard file={file} campaign={config.campaign} />
        <Stack>
          <ClientReceipt api={api} notify={notify} session={session} config={config} file={file} />
          <RefundCard api={api} file={file} />
        </Stack>
      </Grid>
      <ActionBar>
        {firstId ? (
          <LinkButton href={paths.sameSession(firstId)} variant="accent" size="l">
            {texts.nextLearner}
          </LinkButton>
        ) : null}
        <LinkButton
          href={isSession(file) ? paths.sessionReception : paths.reception}
          variant={firstId ? 'secondary' : 'accent'}
          size="l"
        >
          {texts.nextCustomer}
        </LinkButton>
      </ActionBar>
    </Page>
  );
}

/** A paid file has nothing left to examine. */
function standingText({ status }: RepairView): string {
  if (isRefunded(status)) return texts.paid;
  return isRefundPending(status) ? texts.validated : texts.sent;
}

/** The aid that comes to the shop, and when; of a paid file what it was granted and what a correction made of it, promising nothing. */
function RefundCard({ api, file }: Pick<FinishedFileProps, 'api' | 'file'>): ReactNode {
  const isPaid = isRefunded(file.status);
  const correctedAmount = file.adjustmentCents === undefined ? undefined : amountText(file.premiumCents);
  return (
    <Card title={texts.refund}>
      <DefinitionList
        layout="rows"
        items={[
          {
            label: isPaid ? texts.grantedPremium : texts.premium,
            value: amountText(deductedPremiumCents(file)),
            isKey: true,
          },
          ...(correctedAmount === undefined ? [] : [{ label: texts.correctedPremium, value: correctedAmount }]),
        ]}
      />
      {file.envelopeWait ? <Notice tone="warning">{texts.awaitsEnvelope(file.envelopeWait.funderName)}</Notice> : null}
      {isPaid || file.envelopeWait ? null : <PaidWithin api={api} />}
      <Row gap="300">
        <TextLink href={paths.payments}>{texts.toPayments}</TextLink>
        <TextLink href={filePathOf(file)}>{texts.toFile}</TextLink>
      </Row>
    </Card>
  );
}
