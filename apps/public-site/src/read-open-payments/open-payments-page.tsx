import type { RemoteProps } from '@alveole/contracts';
import { funderNameOf, licenceOf, publishesPayments } from '@alveole/domain';
import type { ReactNode } from 'react';
import { PrintButton } from '../public-page/print-button.tsx';
import { PublicPage } from '../public-page/public-page.tsx';
import { CrossLinks } from '../public-page/cross-links.tsx';
import { PublishedData } from '../public-page/published-data.tsx';
import { catalogueLink } from '../public-page/catalogue-link.ts';
import { dataFiles, texts } from './open-payments.text.ts';
import classes from './open-payments.module.css';
import { PaymentFilters } from './payment-filters.tsx';
import { PaymentList } from './payment-list.tsx';
import { useOpenPayments } from './use-open-payments.ts';
import { usePaymentSearch } from './use-payment-search.ts';

/** What was paid to each shop that is a legal person, where the campaign publishes it; else where its sums are. */
export function OpenPaymentsPage(props: RemoteProps): ReactNode {
  if (publishesPayments(props.config.campaign)) return <PublishedPayments {...props} />;
  return (
    <PublicPage title={texts.title} lead={texts.unpublished}>
      <CrossLinks title={texts.also} links={[texts.accounts, texts.verification]} />
    </PublicPage>
  );
}

function PublishedPayments({ api, config: { campaign } }: RemoteProps): ReactNode {
  const search = usePaymentSearch();
  const { payments, hasFailed, isReading, readMore, retry } = useOpenPayments(api, search.asked);
  const licence = licenceOf(campaign);
  return (
    <PublishedData
      texts={texts}
      reading={{ isThere: payments !== undefined, hasFailed, retry }}
      links={[...dataFiles, catalogueLink, { name: licence.name, file: licence.url }]}
      also={[texts.accounts, texts.verification]}
      end={payments && !hasFailed ? <PrintButton label={texts.print} /> : null}
    >
      <PaymentFilters search={search} payments={payments} />
      {payments && !hasFailed ? (
        <PaymentList
          payments={payments}
          nameOf={(funderId) => funderNameOf(campaign, funderId)}
          isNarrowed={Object.values(search.asked).some((value) => value.trim() !== '')}
          isReading={isReading}
          onMore={readMore}
          onAll={search.clear}
        />
      ) : null}
      <section aria-labelledby="what-is-published">
        <h2 id="what-is-published">{texts.rules}</h2>
        <p className={classes.soft}>{texts.named}</p>
        <p className={classes.soft}>{texts.joined}</p>
      </section>
    </PublishedData>
  );
}
