import type { RemoteProps } from '@alveole/contracts';
import type { OpenStatisticsView } from '@alveole/contracts/statistics';
import { unknownDepartment } from '@alveole/domain';
import { formatDate } from '@alveole/ui/format';
import type { ReactNode } from 'react';
import { PrintButton } from '../public-page/print-button.tsx';
import { PublishedData } from '../public-page/published-data.tsx';
import { FiguresTable } from './figures-table.tsx';
import { countText, dataLinks, eurosText, texts, totalsOf } from './open-figures.text.ts';
import classes from './open-figures.module.css';
import { PaymentPromise } from './payment-promise.tsx';
import { useOpenFigures } from './use-open-figures.ts';

/** What anybody may read of the programme’s figures, and where programs find them. */
export function OpenFiguresPage({ api, config }: RemoteProps): ReactNode {
  const { figures, hasFailed, retry } = useOpenFigures(api);
  return (
    <PublishedData
      texts={texts}
      reading={{ isThere: figures !== undefined, hasFailed, retry }}
      links={dataLinks}
      also={[texts.verification, texts.programme]}
      end={figures && !hasFailed ? <PrintButton label={texts.print} /> : null}
    >
      {figures && !hasFailed ? <Figures figures={figures} /> : null}
      <PaymentPromise api={api} config={config} />
    </PublishedData>
  );
}

function Figures({ figures }: { readonly figures: OpenStatisticsView }): ReactNode {
  const { until, smallestCell, weeks, departments } = figures;
  return (
    <>
      <section aria-labelledby="totals">
        <h2 id="totals">{texts.totals}</h2>
        <p className={classes.soft}>{texts.until(until)}</p>
        <dl className={classes.totals}>
          {totalsOf(figures).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={classes.soft}>{texts.masked(smallestCell)}</p>
      </section>
      <FiguresTable
        id="weeks"
        title={texts.weeks}
        heads={[texts.weekHead, texts.filed, texts.validated, texts.granted]}
        // The newest is what one comes for.
        rows={weeks.toReversed().map(({ monday, filed, validated, grantedCents }) => ({
          name: formatDate(monday),
          values: [countText(filed), countText(validated), eurosText(grantedCents)],
        }))}
      />
      <FiguresTable
        id="departments"
        title={texts.departments}
        note={texts.departmentsNote}
        heads={[texts.departmentHead, texts.validated, texts.granted]}
        rows={departments.map(({ department, validated, grantedCents }) => ({
          name: department === unknownDepartment ? texts.unknown : department,
          values: [countText(validated), eurosText(grantedCents)],
        }))}
      />
    </>
  );
}
