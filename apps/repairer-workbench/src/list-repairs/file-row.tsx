import type { RepairRowView } from '@alveole/contracts/repair';
import {
  awaitsReview,
  customerPaysCents,
  isComplementAsked,
  isGivenUp,
  isIncomplete,
  isNotEligible,
  isRefunded,
  isSession,
} from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { CountBadge, formatDayTime, LinkButton, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { amountText, bikeText, digitsText, nameText } from '../show-file/file.text.ts';
import { nextStepOf } from '../show-file/next-step.ts';
import { filePathOf } from '../paths.ts';
import { StatusMark } from '../show-file/status-mark.tsx';
import { texts } from './list-repairs.text.ts';
import classes from './file-row.module.css';
import type { PaymentDelay } from '../show-file/use-payment-delay.ts';

export interface FileRowProps {
  readonly file: RepairRowView;
  readonly campaign: Campaign;
  readonly delay: PaymentDelay | undefined;
}

/** One file of the list: client, bike, date, where it stands with what is missing, and the one thing to do next. */
export function FileRow({ file, campaign, delay }: FileRowProps): ReactNode {
  const name = nameText(file.person) || `Dossier ${digitsText(file)}`;
  const step = nextStepOf(file);
  const bike = bikeText(file);
  const premium = isWithoutAid(file) ? undefined : amountText(file.premiumCents);
  // The customer pays when he takes the bike back.
  const owed = isIncomplete(file.status) ? amountText(customerPaysCents(file, campaign)) : undefined;
  const note = owed === undefined ? noteOf(file) : texts.customerPays(owed);
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.name}>
          <TextLink href={filePathOf(file)}>{name}</TextLink>{' '}
          <CountBadge count={file.isUnreadByRepairer ? 1 : 0} label={texts.unread} />
        </p>
        {bike ? <p className={classes.bike}>{bike}</p> : null}
        <p className={classes.detail}>
          {`${isSession(file) ? 'Séance' : 'Réparation'} ${digitsText(file)} · ${formatDayTime(file.createdAt)}`}
        </p>
      </div>
      <div className={classes.state}>
        <StatusMark file={file} delay={delay} />
        {note ? <p className={classes.detail}>{note}</p> : null}
      </div>
      <p className={classes.premium}>
        {premium ? (
          <>
            <span className={classes.label}>{texts.premium} </span>
            {premium}
          </>
        ) : null}
      </p>
      <div className={classes.act}>
        <LinkButton
          href={step.href}
          variant={step.isTask ? 'primary' : 'secondary'}
          isWide
          aria-label={`${step.label}\u00a0: ${name}, dossier ${digitsText(file)}`}
        >
          {step.label}
        </LinkButton>
      </div>
    </li>
  );
}

/** What the programme asks for, else what a file needs of the shop where no step is left to do. */
function noteOf({ status, awaitsEnvelope, requestLines }: RepairRowView): string | undefined {
  if (isComplementAsked(status)) return requestLines?.join(' · ');
  if (awaitsReview(status)) return awaitsEnvelope ? undefined : texts.underReview;
  if (isWithoutAid({ status })) return texts.withoutAid;
  return isRefunded(status) ? texts.paid : undefined;
}

const isWithoutAid = ({ status }: Pick<RepairRowView, 'status'>): boolean => isNotEligible(status) || isGivenUp(status);
