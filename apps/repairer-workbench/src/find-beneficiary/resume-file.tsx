import type { PastFileView } from '@alveole/contracts/repair';
import { isIncomplete } from '@alveole/domain';
import { LinkButton } from '@alveole/ui';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { texts } from './identify.text.ts';

/** To the file of a bike that this shop has to finish; nothing for any other. */
export function ResumeFile({ bike }: { readonly bike: PastFileView }): ReactNode {
  return bike.isOfOwnShop && isIncomplete(bike.status) ? (
    <LinkButton href={paths.evidence(bike.repairId)}>{texts.resume}</LinkButton>
  ) : null;
}
