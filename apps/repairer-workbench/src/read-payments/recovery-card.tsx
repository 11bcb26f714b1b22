import type { RemoteProps } from '@alveole/contracts';
import type { OwnRecoveryView } from '@alveole/contracts/recovery';
import { funderNameOf } from '@alveole/domain';
import {
  Button,
  Card,
  Cluster,
  DefinitionList,
  formatEuros,
  saveFile,
  Stack,
  StatusBadge,
  TextLink,
} from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { QrCode } from '../print-sheet/qr-code.tsx';
import { recoveryBadges, recoveryTexts as texts } from './recovery.text.ts';
import classes from './read-payments.module.css';
import { paymentFacts, recoveryLetterOf } from './recovery-letter.ts';
import { recoveryLetterPdf } from './recovery-letter-pdf.ts';
import { RecoverySheet } from './recovery-sheet.tsx';

/** Side of the QR image, in pixels. */
const side = 168;

export interface RecoveryCardProps extends Pick<RemoteProps, 'config'> {
  readonly recovery: OwnRecoveryView;
  /** No other request is open, so that its sum is all that is owed. */
  readonly isOnly: boolean;
}

/** What the establishment is asked to pay back: how much, until when, to whom, under which reference, and why. */
export function RecoveryCard({ config, recovery, isOnly }: RecoveryCardProps): ReactNode {
  const [isPrinting, setPrinting] = useState(false);
  const [stopPrinting] = useState(() => () => setPrinting(false));
  const { state, leftCents, reference, funderId, files } = recovery;
  const letter = recoveryLetterOf(recovery, config.programme);
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
          <p>{texts.howTo}</p>
          <div className={classes.payment}>
            <DefinitionList
              layout="rows"
              items={[
                ...paymentFacts(recovery),
                ...(funderId === undefined
                  ? []
                  : [{ label: texts.funder, value: funderNameOf(config.campaign, funderId) }]),
                ...partsOf(recovery),
              ]}
            />
            <figure className={classes.code}>
              <QrCode value={letter.code} label={texts.code} size={side} isRobust />
              <figcaption>{texts.codeNote}</figcaption>
            </figure>
          </div>
          <ul className={classes.lines} aria-label={texts.files}>
            {files.map((file) => (
              <li key={file.repairId}>
                <TextLink href={paths.evidence(file.repairId)}>{file.fileNumber}</TextLink>
                <strong className={classes.amount}>{formatEuros(file.amountCents)}</strong>
              </li>
            ))}
          </ul>
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

/** What became of the sum that was asked for first, once it is not what is left. */
function partsOf(recovery: OwnRecoveryView): { label: string; value: string }[] {
  const { requestedCents, leftCents, paidCents, nettedCents, writtenOffCents } = recovery;
  if (requestedCents === leftCents) return [];
  const parts = [
    [texts.asked, requestedCents],
    [texts.paid, paidCents],
    [texts.netted, nettedCents],
    [texts.waived, writtenOffCents],
  ] as const;
  return parts.filter(([, cents]) => cents > 0).map(([label, cents]) => ({ label, value: formatEuros(cents) }));
}
