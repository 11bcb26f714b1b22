import { linesOfRefusal } from '@alveole/contracts/establishment';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import { activityRequestLabel, isClosed, isRefused } from '@alveole/domain';
import { Card, LinkButton, Notice } from '@alveole/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { ActList } from '../offer-acts/act-list.tsx';
import type { OfferedAct } from '../offer-acts/act-list.tsx';
import { DecisionAnchor } from '../offer-acts/jump-to-decision.tsx';
import { texts as actTexts } from '../offer-acts/offer-acts.text.ts';
import { awaitsFederation } from './establishment-acts.ts';
import { RefusalLines } from '../read-establishment/refusal-history.tsx';
import { texts } from './decide-establishment.text.ts';

export interface DecisionPanelProps {
  readonly establishment: EstablishmentView;
  readonly acts: readonly OfferedAct[];
  readonly areKeysOn: boolean;
  /** A decision was just taken: where the next file of the list is, if there is one. */
  readonly decided?: { readonly nextHref: string | undefined } | undefined;
}

/** Why the file was refused, and what can be decided; none of it on a file that another holds. */
export function DecisionPanel({ establishment, acts, areKeysOn, decided }: DecisionPanelProps): ReactNode {
  const { status, refusal, activity, operatorName } = establishment;
  return (
    <DecisionAnchor>
      {decided ? <NextFile key={establishment.rowHash} href={decided.nextHref} areKeysOn={areKeysOn} /> : null}
      {refusal && (isRefused(status) || isClosed(status)) ? (
        <Card title={texts.reasons}>
          <RefusalLines lines={linesOfRefusal(refusal)} />
          {refusal.isIdentityRenewed ? <p>{texts.identityRenewed}</p> : null}
        </Card>
      ) : null}
      <Card title={texts.decision}>
        {activity.request ? <p>{`VE\u00a0: ${activityRequestLabel(activity.request)}`}</p> : null}
        {awaitsFederation(establishment) ? <Notice tone="warning">{texts.fubPending}</Notice> : null}
        {acts.length === 0 ? <p>{actTexts.assignedTo(operatorName)}</p> : <ActList acts={acts} areKeysOn={areKeysOn} />}
      </Card>
    </DecisionAnchor>
  );
}

/** The way on after a decision; takes the focus, since the button that was pressed may be gone. */
function NextFile({ href, areKeysOn }: { readonly href: string | undefined; readonly areKeysOn: boolean }): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The dialog gives the focus back in the next frame; ours comes after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => link.current?.focus());
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Notice
      tone="success"
      isLive
      title={texts.decided}
      action={
        href === undefined ? undefined : (
          <LinkButton ref={link} href={href} variant="accent" shortcut={areKeysOn ? 'J' : undefined}>
            {texts.nextFile}
          </LinkButton>
        )
      }
    >
      {href === undefined ? texts.lastFile : null}
    </Notice>
  );
}
