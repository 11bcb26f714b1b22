import { FileMoneyCard } from '@alveole/shared-screens/read-payments';
import type { FileMoneyCardProps, FileMoneyWords } from '@alveole/shared-screens/read-payments';
import { formatDate, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { fileMoneyTexts as texts, blockTexts, texts as paymentTexts } from './read-payments.text.ts';

/** The money of one file, with the ways to the account and to the transfers. */
export function OwnFileMoney(props: Pick<FileMoneyCardProps, 'api' | 'campaign' | 'repairId'>): ReactNode {
  return <FileMoneyCard {...props} words={words} />;
}

const words: FileMoneyWords = {
  granted: texts.granted,
  overpaid: texts.overpaid,
  batchOf: ({ createdAt, state }) => texts.batchOf(formatDate(createdAt), state === 'confirmed'),
  blockOf: (block) => (
    <>
      <span>{blockTexts[block]}</span>{' '}
      {block === 'paymentsSuspended' ? (
        <TextLink href={paths.payments}>{texts.toPayments}</TextLink>
      ) : (
        <TextLink href={paths.bankAccount}>{paymentTexts.toAccount}</TextLink>
      )}
    </>
  ),
  moreOf: ({ reference, shares = [] }) =>
    [reference, ...shares.map((share) => share.reference)].every((transfer) => transfer === undefined) ? null : (
      <TextLink href={paths.payments}>{texts.toPayments}</TextLink>
    ),
};
