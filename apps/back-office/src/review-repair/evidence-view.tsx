import { StoredDocument } from '@alveole/api-client/stored-media';
import type { ApiCaller, HistoryEntry, RepairFile } from '@alveole/contracts';
import { EmptyState, formatCount, formatEuros, formatShortDate, Grid, Stack } from '@alveole/ui';
import type { ReactNode } from 'react';
import { centsOf } from '../browse-repairs/cents-of.ts';
import { StoredLink } from '../read-document/stored-link.tsx';
import classes from './evidence-view.module.css';
import { evidenceOf, instantOf, isInvoice, isSession } from './repair-case.ts';
import { texts } from './review-repair.text.ts';

/** Invoice and photo side by side, large enough to compare; what they replaced stays within reach. */
export function EvidenceView({ api, file }: { readonly api: ApiCaller; readonly file: RepairFile }): ReactNode {
  const { invoice, photo, earlier } = evidenceOf(file.history);
  return (
    <>
      <Grid columns="medium">
        <Piece api={api} entry={invoice} title={texts.invoice} absence={texts.noInvoice} />
        {isSession(file) ? null : <Piece api={api} entry={photo} title={texts.photo} absence={texts.noPhoto} />}
      </Grid>
      {earlier.length === 0 ? null : (
        <section aria-label={texts.earlier}>
          <h3 className={classes.earlier}>{texts.earlier}</h3>
          <ul className={classes.list}>
            {earlier.map((entry) => (
              <li key={entry.operation_id}>
                <StoredLink api={api} name={entry.operation_data.media_url ?? ''}>
                  {`${isInvoice(entry) ? texts.invoice : texts.photo} · ${captionOf(entry)}`}
                </StoredLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface PieceProps {
  readonly api: ApiCaller;
  readonly entry: HistoryEntry | undefined;
  readonly title: string;
  readonly absence: string;
}

/** A stamp hides a corner of an invoice: what was deposited stays within reach. */
function Piece({ api, entry, title, absence }: PieceProps): ReactNode {
  const original = entry?.operation_data.media_url;
  if (entry === undefined || original === undefined) return <EmptyState title={absence} icon="file" />;
  const { stamped_media_url: stamped } = entry.operation_data;
  return (
    <Stack gap="100">
      <StoredDocument api={api} name={stamped ?? original} title={title} caption={captionOf(entry)} />
      {stamped === undefined ? null : (
        <p className={classes.original}>
          <StoredLink api={api} name={original}>
            {texts.original}
          </StoredLink>
        </p>
      )}
    </Stack>
  );
}

/** « 12/03/2021 · 125,00 € HT », « 12/03/2021 · 2 personnes ». */
export function captionOf(entry: HistoryEntry): string {
  const { amount_net, amount_id } = entry.operation_data;
  const amount = amount_net === undefined ? undefined : `${formatEuros(centsOf(amount_net))} HT`;
  const people = amount_id === undefined ? undefined : formatCount(amount_id, 'personne');
  return [formatShortDate(instantOf(entry)), amount, people].filter(Boolean).join(' · ');
}
