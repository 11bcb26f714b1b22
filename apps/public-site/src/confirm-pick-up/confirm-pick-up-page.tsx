import { frenchMessage } from '@alveole/api-client';
import { isPickUpToken } from '@alveole/contracts/pick-up';
import type { RemoteProps } from '@alveole/contracts';
import { isSession } from '@alveole/domain';
import { useLocation } from '@alveole/router';
import { LightButton } from '@alveole/ui/light';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { PublicPage } from '../public-page/public-page.tsx';
import classes from './confirm-pick-up.module.css';
import { leadText, refusals, texts, titleText } from './confirm-pick-up.text.ts';
import { PickUpSummary } from './pick-up-summary.tsx';
import { usePickUp } from './use-pick-up.ts';

/** Where the link of a beneficiary leads: shop, bike and amounts are shown, and one press confirms them. */
export function ConfirmPickUpPage({ api }: RemoteProps): ReactNode {
  // The token stands behind `#`: browsers send that part to no server.
  const token = useLocation().hash.slice(1);
  if (!isPickUpToken(token)) return <PublicPage title={texts.title} lead={texts.noLink} width="text" />;
  return <PickUpPage key={token} api={api} token={token} />;
}

function PickUpPage({ api, token }: Pick<RemoteProps, 'api'> & { readonly token: string }): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  const { pickUp, failure, isReading, isConfirming, confirm, readAgain } = usePickUp(api, token);
  const isConfirmed = pickUp?.isConfirmed === true;
  useEffect(() => {
    if (isConfirmed) title.current?.focus();
  }, [isConfirmed]);
  return (
    <PublicPage titleRef={title} title={titleText(pickUp)} lead={leadText(pickUp)} width="text">
      {isReading ? <p role="status">{texts.reading}</p> : null}
      {pickUp ? <PickUpSummary pickUp={pickUp} /> : null}
      {failure ? (
        <p role="alert" className={classes.failure}>
          {frenchMessage(failure, refusals)}
        </p>
      ) : null}
      {failure && !pickUp ? (
        <LightButton isPending={isReading} onClick={readAgain}>
          {texts.again}
        </LightButton>
      ) : null}
      {pickUp && !isConfirmed ? (
        <>
          <LightButton variant="primary" isLarge isPending={isConfirming} onClick={confirm}>
            {isConfirming ? texts.confirming : texts.confirm[isSession(pickUp) ? 'session' : 'repair']}
          </LightButton>
          <p className={classes.note}>{texts.note}</p>
        </>
      ) : null}
      {isConfirmed ? <p>{texts.nothingLeft}</p> : null}
    </PublicPage>
  );
}
