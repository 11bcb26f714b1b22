import { StoredDocument } from '@alveole/shared-screens/stored-media';
import { countingPhotos, earlierEvidence, invoicesOf, isInvoice, shownMedia } from '@alveole/contracts/repair';
import type { ApiCaller } from '@alveole/contracts';
import type { Evidence, HistoryEntryView, RepairView } from '@alveole/contracts/repair';
import { isSession, isVatExempt } from '@alveole/domain';
import { EmptyState, FilterChips, formatCount, formatEuros, formatDeskTime, Stack } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { StoredLink } from '../read-document/stored-link.tsx';
import classes from './evidence-view.module.css';
import { photoText, texts } from './review-repair.text.ts';

/** Invoice and photo large enough to be judged, side by side on a desk; what they replaced stays within reach. */
export function EvidenceView({ api, file }: { readonly api: ApiCaller; readonly file: RepairView }): ReactNode {
  const earlier = earlierEvidence(file);
  return (
    <>
      <div className={classes.evidence}>
        <div className={classes.sides}>
          <Piece
            api={api}
            entry={invoicesOf(file)[0]}
            vatRate={file.vatRate}
            title={texts.invoice}
            absence={texts.noInvoice}
          />
          {isSession(file) ? null : <Photos api={api} photos={countingPhotos(file)} />}
        </div>
      </div>
      <AnswerDocuments api={api} file={file} />
      {earlier.length === 0 ? null : (
        <section aria-label={texts.earlier}>
          <h3 className={classes.earlier}>{texts.earlier}</h3>
          <ul className={classes.list}>
            {earlier.map((entry) => (
              <li key={entry.operationId}>
                <StoredLink api={api} name={entry.mediaName}>
                  {`${isInvoice(entry) ? texts.invoice : texts.photo} · ${captionOf(entry, file.vatRate)}`}
                </StoredLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The documents that answer the campaign's questions, large enough to be judged. */
function AnswerDocuments({ api, file }: { readonly api: ApiCaller; readonly file: RepairView }): ReactNode {
  const documents = file.answers.filter(({ mediaName }) => mediaName !== undefined);
  if (documents.length === 0) return null;
  return (
    <div className={classes.evidence}>
      <div className={classes.sides}>
        {documents.map(({ questionId, question, mediaName = '' }) => (
          <StoredDocument key={questionId} api={api} name={mediaName} title={question} />
        ))}
      </div>
    </div>
  );
}

/** The photo, or one of several that were given together. */
function Photos({ api, photos }: { readonly api: ApiCaller; readonly photos: readonly Evidence[] }): ReactNode {
  const [chosen, setChosen] = useState<string>();
  const index = Math.max(
    photos.findIndex(({ operationId }) => operationId === chosen),
    0,
  );
  const entry = photos[index];
  if (entry === undefined || photos.length === 1)
    return <Piece api={api} entry={entry} title={texts.photo} absence={texts.noPhoto} />;
  return (
    <Stack gap="100">
      <FilterChips
        label={texts.photos}
        options={photos.map(({ operationId }, at) => ({ value: operationId, label: photoText(at, photos.length) }))}
        value={entry.operationId}
        onChange={setChosen}
      />
      <Piece api={api} entry={entry} title={photoText(index, photos.length)} absence={texts.noPhoto} />
    </Stack>
  );
}

interface PieceProps extends Pick<RepairView, 'vatRate'> {
  readonly api: ApiCaller;
  readonly entry: Evidence | undefined;
  readonly title: string;
  readonly absence: string;
}

/** A stamp hides a corner of an invoice: what was deposited stays within reach. */
function Piece({ api, entry, vatRate, title, absence }: PieceProps): ReactNode {
  if (entry === undefined) return <EmptyState title={absence} icon="file" />;
  return (
    <Stack gap="100">
      <StoredDocument api={api} name={shownMedia(entry)} title={title} caption={captionOf(entry, vatRate)} />
      {entry.stampedMediaName === undefined ? null : (
        <p className={classes.original}>
          <StoredLink api={api} name={entry.mediaName}>
            {texts.original}
          </StoredLink>
        </p>
      )}
    </Stack>
  );
}

/** « 12/03/2021 · 125,00 € HT », of a shop without VAT « 12/03/2021 · 125,00 € », of a session « 12/03/2021 · 2 personnes ». */
export function captionOf(
  { at, invoiceCents, participants }: HistoryEntryView,
  vatRate: RepairView['vatRate'],
): string {
  const tax = isVatExempt(vatRate) ? '' : ' HT';
  const amount = invoiceCents === undefined ? undefined : `${formatEuros(invoiceCents)}${tax}`;
  const people = participants === undefined ? undefined : formatCount(participants, 'personne');
  return [formatDeskTime(at), amount, people].filter(Boolean).join(' · ');
}
