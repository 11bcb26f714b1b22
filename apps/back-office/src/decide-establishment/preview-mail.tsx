import { mailPreviewBody } from '@alveole/contracts/establishment';
import { messageRoutes } from '@alveole/contracts/message';
import type { ApiCaller } from '@alveole/contracts';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import type { EstablishmentMail } from '@alveole/domain';
import { useQuery } from '@alveole/query';
import { Notice, Skeleton } from '@alveole/ui';
import type { ReactNode } from 'react';
import classes from './preview-mail.module.css';
import { texts } from './preview-mail.text.ts';

export interface MailPreviewProps {
  readonly api: ApiCaller;
  readonly establishment: Pick<EstablishmentView, 'entityId' | 'rowHash'>;
  readonly mail: EstablishmentMail;
  /** French lines, as the decision will give them. */
  readonly reasons?: readonly string[];
}

const none: readonly string[] = [];

/** The mail that a decision will send, word for word as its service writes it. */
export function MailPreview({ api, establishment, mail, reasons = none }: MailPreviewProps): ReactNode {
  const { entityId, rowHash } = establishment;
  const { data, isPending } = useQuery({
    queryKey: ['mail-preview', entityId, rowHash, mail, reasons],
    queryFn: ({ signal }) =>
      api.call(
        messageRoutes.previewEntityMail,
        { body: mailPreviewBody({ ...establishment, mail, reasons }) },
        { signal },
      ),
  });
  if (isPending) return <Skeleton label={texts.loading} count={3} />;
  if (data === undefined) return <Notice tone="warning">{texts.failed}</Notice>;
  return (
    <section aria-label={texts.title} className={classes.mail}>
      <h3 className={classes.title}>{texts.title}</h3>
      <p className={classes.head}>{`${texts.to}\u00a0: ${data.to}`}</p>
      <p className={classes.head}>{`${texts.subject}\u00a0: ${data.subject}`}</p>
      <div tabIndex={0} role="group" aria-label={data.subject} className={classes.text}>
        {data.paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
