import type { RepairView } from '@alveole/contracts/repair';
import { isSession, personName } from '@alveole/domain';
import { displayPhone } from '@alveole/validation';
import { DefinitionList, formatEuros, TextLink } from '@alveole/ui';
import type { ReactNode } from 'react';
import { beneficiaryPath } from '../list-repairs/beneficiary-path.ts';
import classes from './repair-review.module.css';
import { texts } from './review-repair.text.ts';

/** Who benefits, with which bike: what is compared with the invoice and the photo. */
export function PersonStrip({ file }: { readonly file: RepairView }): ReactNode {
  const { person, bike } = file;
  const ride = isSession(file)
    ? { label: texts.session, value: bike.brand }
    : { label: texts.bike, value: `${bike.brand} · ${bike.serial}` };
  return (
    <>
      <Sums file={file} />
      <DefinitionList
        layout="line"
        items={[
          {
            label: texts.person,
            value: <TextLink href={beneficiaryPath(file.consumerId)}>{personName(person)}</TextLink>,
          },
          { label: texts.mobile, value: person.mobile && displayPhone(person.mobile) },
          ride,
          ...(bike.comment ? [{ label: texts.bikeComment, value: bike.comment }] : []),
        ]}
      />
    </>
  );
}

/** In a hand the decision and its sums stand below the documents: what is at stake is told before them. */
function Sums({ file: { invoiceCents, premiumCents } }: { readonly file: RepairView }): ReactNode {
  if (invoiceCents === undefined || premiumCents === undefined) return null;
  return <p className={classes.sums}>{texts.sums(formatEuros(invoiceCents), formatEuros(premiumCents))}</p>;
}
