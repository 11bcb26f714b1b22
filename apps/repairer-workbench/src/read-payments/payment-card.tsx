import type { RemoteProps } from '@alveole/contracts';
import type { PaymentView } from '@alveole/contracts/refund';
import { bankReason, funderNameOf } from '@alveole/domain';
import {
  Button,
  Card,
  Cluster,
  DefinitionList,
  formatDate,
  formatEuros,
  Notice,
  saveFile,
  Stack,
  StatusBadge,
  TextLink,
} from '@alveole/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import classes from './read-payments.module.css';
import { stateBadges, texts, unpaidText } from './read-payments.text.ts';
import { statementPdf } from './statement-pdf.ts';
import { csvOf, statementOf } from './statement.ts';

export interface PaymentCardProps extends Pick<RemoteProps, 'config'> {
  readonly payment: PaymentView;
  /** Whether the files stand there at once, or behind their number. */
  readonly areFilesOpen: boolean;
}

/** One transfer with its files, and its statement to keep. */
export function PaymentCard({ config, payment, areFilesOpen }: PaymentCardProps): ReactNode {
  const { reference, amountCents, state, sentAt, settledAt, reason, lines } = payment;
  const statement = statementOf(payment);
  const savePdf = async (): Promise<void> =>
    saveFile(`releve-${reference}.pdf`, await statementPdf(statement), 'application/pdf');
  const saveCsv = (): void => saveFile(`releve-${reference}.csv`, csvOf(statement), 'text/csv');
  return (
    <Card title={`${formatEuros(amountCents)} · ${texts.files(lines.length)}`}>
      <Stack>
        <div>
          <StatusBadge tone={stateBadges[state].tone}>{stateBadges[state].label}</StatusBadge>
        </div>
        <DefinitionList
          layout="rows"
          items={[
            ...(payment.funderId === undefined
              ? []
              : [{ label: texts.funder, value: funderNameOf(config.campaign, payment.funderId) }]),
            { label: 'Référence', value: <span className={classes.reference}>{reference}</span> },
            { label: texts.sent, value: formatDate(sentAt) },
            { label: texts.settled, value: settledAt === undefined ? undefined : formatDate(settledAt) },
            ...(reason === undefined ? [] : [{ label: texts.bankReason, value: bankReason(reason) }]),
          ]}
        />
        {state === 'rejected' || state === 'returned' ? <Notice tone="warning">{unpaidText}</Notice> : null}
        <details open={areFilesOpen}>
          <summary className={classes.filesSummary}>{texts.showFiles(lines.length)}</summary>
          <ul className={classes.lines} aria-label={texts.linesOf(reference)}>
            {lines.map((line) => (
              <li key={line.repairId}>
                <TextLink href={paths.evidence(line.repairId)}>{line.fileNumber}</TextLink>
                {line.isCorrection ? <span className={classes.kind}>{texts.correction}</span> : null}
                <strong className={classes.amount}>{formatEuros(line.amountCents)}</strong>
              </li>
            ))}
          </ul>
        </details>
        <Cluster>
          <Button icon="download" aria-label={`${texts.statement}\u00a0: ${reference}`} onPress={() => void savePdf()}>
            {texts.statement}
          </Button>
          <Button icon="download" aria-label={`${texts.csv}\u00a0: ${reference}`} onPress={saveCsv}>
            {texts.csv}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
