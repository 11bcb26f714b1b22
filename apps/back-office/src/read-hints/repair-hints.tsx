import { StoredDocument } from '@alveole/shared-screens/stored-media';
import type { ApiCaller } from '@alveole/contracts';
import type { HintView } from '@alveole/contracts/review';
import { Button, Card, Grid, Notice, Stack } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { HintSides } from './hint-sides.tsx';
import type { HintedFile } from './hint-sides.tsx';
import classes from './read-hints.module.css';
import { hintNames, texts } from './read-hints.text.ts';
import { useHints } from './use-hints.ts';

const anchor = 'indices';

/** Leads to the card from elsewhere on the page; the address, which holds the list's filters, stays. */
export function jumpToHints(): void {
  const target = document.getElementById(anchor);
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}

export interface RepairHintsProps extends HintedFile {
  readonly api: ApiCaller;
  readonly repairId: string;
}

/**
 * What looks alike elsewhere, each with its other side; nothing is shown where nothing does. It names others and suspects
 * without deciding: it stays off paper, which may leave the house.
 */
export function RepairHints({ api, repairId, isOfSession, vatRate }: RepairHintsProps): ReactNode {
  const { data: hints, isError, isRefetching, refetch } = useHints(api, repairId);
  if (isError)
    return (
      <Notice
        tone="warning"
        action={
          <Button size="s" isPending={isRefetching} onPress={() => void refetch()}>
            {texts.retry}
          </Button>
        }
      >
        {texts.failed}
      </Notice>
    );
  if (!hints?.length) return null;
  return (
    <div id={anchor} tabIndex={-1} className="no-print">
      <Card title={texts.title}>
        <Stack>
          <p className={classes.lead}>{texts.lead}</p>
          <ul className={classes.hints} aria-label={texts.title}>
            {hints.map((hint) => (
              <Hint
                key={`${hint.kind} ${hint.mediaName ?? ''}`}
                api={api}
                hint={hint}
                isOfSession={isOfSession}
                vatRate={vatRate}
              />
            ))}
          </ul>
        </Stack>
      </Card>
    </div>
  );
}

interface HintProps extends HintedFile, Pick<RepairHintsProps, 'api'> {
  readonly hint: HintView;
}

function Hint({ api, hint, ...file }: HintProps): ReactNode {
  return (
    <li className={classes.hint}>
      <strong>{hintNames[hint.kind](hint, file.isOfSession)}</strong>
      <HintSides hint={hint} {...file} />
      <Comparison api={api} hint={hint} />
    </li>
  );
}

/** Both copies side by side; read only once somebody wants to see them. */
function Comparison({ api, hint: { mediaName, others } }: { readonly api: ApiCaller; readonly hint: HintView }) {
  const [isOpen, setOpen] = useState(false);
  const other = others.find((one) => one.mediaName !== undefined);
  if (mediaName === undefined || other?.mediaName === undefined) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.compare}</summary>
      {isOpen ? (
        <Grid columns="medium">
          <StoredDocument api={api} name={mediaName} title={texts.here} />
          <StoredDocument api={api} name={other.mediaName} title={texts.there(other.fileNumber ?? '')} />
        </Grid>
      ) : null}
    </details>
  );
}
