import type { RemoteProps } from '@alveole/contracts';
import { establishmentStatuses, isEstablishmentStatus, isValidated } from '@alveole/domain';
import { Button, LinkButton, Notice } from '@alveole/ui';
import type { ReactNode } from 'react';
import { useOpeningRefusal } from '../open-repair/use-opening-decision.ts';
import { paths } from '../paths.ts';
import { texts } from './home.text.ts';

/** Why no file can be opened now, and what mends it; nothing while one can. */
export function OpeningNotice(props: RemoteProps): ReactNode {
  const { session } = props;
  const refusal = useOpeningRefusal(props, false);
  if (!refusal) return null;
  const status = session.entityStatus;
  const isWaiting = status !== undefined && isEstablishmentStatus(status) && !isValidated(status);
  return (
    <Notice
      tone="warning"
      title={refusal.explanation}
      action={
        refusal.awaitsConditions ? (
          <Button onPress={session.presentConditions}>{texts.toConditions}</Button>
        ) : (
          <LinkButton href={paths.profile}>{texts.toProfile}</LinkButton>
        )
      }
    >
      {isWaiting ? establishmentStatuses[status].partnerMessage : undefined}
    </Notice>
  );
}
