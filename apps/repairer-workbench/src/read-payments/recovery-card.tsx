import type { RemoteProps } from '@alveole/contracts';
import type { OwnRecoveryView } from '@alveole/contracts/recovery';
import { funderNameOf, overpaymentCauseTexts } from '@alveole/domain';
import {
  letterTexts,
  paymentFactsOf,
  recoveryLetterOf,
  recoveryLetterPdf,
  sumLinesOf,
} from '@alveole/shared-screens/recovery-letter';
import {
  Button,
  Card,
  Cluster,
  DefinitionList,
  formatDate,
  formatEuros,
  saveFile,
  Stack,
  StatusBadge,
  TextLink,
} from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useOwnEstablishment } from '../keep-answers/use-own-establishment.ts';
import { paths } from '../paths.ts';
import { QrCode } from '../print-sheet/qr-code.tsx';
import { recoveryBadges, recoveryTexts as texts } from './recovery.text.ts';
import classes from './read-payments.module.css';
import { RecoverySheet } from './recovery-sheet.tsx';

/** Side of the QR image, in pixels. */
const side = 168;

export interface RecoveryCardProps extends Pick<RemoteProps, 'api' | 'session' | 'config'> {
  readonly recovery: OwnRecoveryView;
  /** No other request is open, so that its sum is all that is owed. */
  readonly isOnly: boolean;
}

/** What the establishment is asked to pay back: how much, until when, to whom, under which reference, and why. */
export function RecoveryCard({ recovery, isOnly, ...props }: RecoveryCardProps): ReactNode {
  const [isPrinting, setPrinting] = useState(false);
  const [stopPrinting] = useState(() => () => setPrinting(false));
  const { state, leftCents, reference, funderId, files } = recovery;
  const { config } = props;
  const own = useOwnEstablishment(props);
  const letter = recoveryLetterOf(recovery, { ...config, shop: own.data?.profile });
  const savePdf = async (): Promise<void> =>
    saveFile(`demande-${reference}.pdf`, await recoveryLetterPdf(letter), 'application/pdf');
  return (
    <>
      <Card
        title={
          isOnly
            ? texts.owes(formatEuros(leftCents))
            : texts.owesTo(funderNameOf(config.campaign, funderId), formatEuros(leftCents))
        }
        tone="attention"
      >
        <Stack>
          <div>
            <StatusBadge tone={recoveryBadges[state].tone}>{recoveryBadges[state].label}</StatusBadge>
          </div>
          <p>{texts.reason}</p>
          {isOnly ? <p>{texts.payNow}</p> : null}
          <p>{letterTexts.howTo}</p>
          <div className={classes.payment}>
            <DefinitionList
              layout="rows"
              items={[
                ...paymentFactsOf(recovery),
                { label: texts.requestedOn, value: formatDate(recovery.createdAt) },
                ...(funderId === undefined
                  ? []
                  : [{ label: letterTexts.funder, value: funderNameOf(config.campaign, funderId) }]),
              ]}
            />
            <figure className={classes.code}>
              <QrCode value={letter.code} label={letterTexts.code} size={side} isRobust />
              <figcaption>{letterTexts.codeNote}</figcaption>
            </figure>
          </div>
          <ul className={classes.lines} aria-label={letterTexts.files}>
            {files.map((file) => (
              <li key={file.repairId}>
                <TextLink href={paths.evidence(file.repairId)}>{file.fileNumber}</TextLink>
                {file.cause ? <span className={classes.kind}>{overpaymentCauseTexts[file.cause]}</span> : null}
                <strong className={classes.amount}>{formatEuros(file.amountCents)}</strong>
              </li>
            ))}
          </ul>
          <DefinitionList layout="rows" items={sumLinesOf(recovery)} />
          <p className={classes.kind}>{letter.contact}</p>
          <Cluster>
            <Button icon="print" onPress={() => setPrinting(true)}>
              {texts.print}
            </Button>
            <Button icon="download" onPress={() => void savePdf()}>
              {texts.pdf}
            </Button>
          </Cluster>
        </Stack>
      </Card>
      {isPrinting ? <RecoverySheet letter={letter} onPrinted={stopPrinting} /> : null}
    </>
  );
}
