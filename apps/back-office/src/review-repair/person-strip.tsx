import type { RepairFile } from '@alveole/contracts';
import { displayPhone } from '@alveole/validation';
import { DefinitionList } from '@alveole/ui';
import type { ReactNode } from 'react';
import { isSession } from './repair-case.ts';
import { texts } from './review-repair.text.ts';

/** Who benefits, with which bike: what is compared with the invoice and the photo. */
export function PersonStrip({ file }: { readonly file: RepairFile }): ReactNode {
  const { consumer, bike } = file;
  const ride = isSession(file)
    ? { label: texts.session, value: bike.brand }
    : { label: texts.bike, value: `${bike.brand} · ${bike.serial}` };
  return (
    <DefinitionList
      layout="columns"
      items={[
        { label: texts.person, value: `${consumer.last_name} ${consumer.first_name}`.trim() },
        { label: texts.mobile, value: consumer.smartphone_number && displayPhone(consumer.smartphone_number) },
        ride,
        ...(bike.comment ? [{ label: texts.bikeComment, value: bike.comment }] : []),
      ]}
    />
  );
}
