import type { RemoteProps } from '@alveole/contracts';
import type { OpenAccountsView } from '@alveole/contracts/refund';
import { funderNameOf, licenceOf, publishesPayments } from '@alveole/domain';
import type { ReactNode } from 'react';
import { catalogueLink } from '../public-page/catalogue-link.ts';
import { PublishedData } from '../public-page/published-data.tsx';
import { FiguresTable } from '../read-statistics/figures-table.tsx';
import classes from '../read-statistics/open-figures.module.css';
import { OpenEnvelopes } from './read-envelopes.tsx';
import { PublishedRules } from './published-rules.tsx';
import { dataLinks, dayText, departmentText, eurosText, monthText, texts } from './open-accounts.text.ts';
import { sumBy, sumRows } from './sum-accounts.ts';
import type { AccountSums } from './sum-accounts.ts';
import { useOpenAccounts } from './use-open-accounts.ts';

/** What anybody may read of the programme’s money, and where programs find it. */
export function OpenAccountsPage({ api, config }: RemoteProps): ReactNode {
  const { accounts, hasFailed, retry } = useOpenAccounts(api);
  const nameOf = (funderId: string): string => funderNameOf(config.campaign, funderId);
  const licence = licenceOf(config.campaign);
  return (
    <PublishedData
      texts={texts}
      reading={{ isThere: accounts !== undefined, hasFailed, retry }}
      links={[...dataLinks, catalogueLink, { name: licence.name, file: licence.url }]}
      also={[...(publishesPayments(config.campaign) ? [texts.payments] : []), texts.verification, texts.figures]}
    >
      {accounts && !hasFailed ? <Accounts accounts={accounts} nameOf={nameOf} /> : null}
      <OpenEnvelopes api={api} config={config} />
      {accounts && !hasFailed ? <CalledSums called={accounts.called} nameOf={nameOf} /> : null}
      <PublishedRules api={api} />
    </PublishedData>
  );
}

interface AccountsProps {
  readonly accounts: OpenAccountsView;
  readonly nameOf: (funderId: string) => string;
}

function Accounts({ accounts: { day, rows }, nameOf }: AccountsProps): ReactNode {
  if (day === undefined) return <p>{texts.none}</p>;
  return (
    <>
      <Totals day={day} sums={sumRows(rows)} />
      <SumsTable
        id="funders"
        title={texts.funders}
        head={texts.funderHead}
        rows={sumBy(rows, ({ funderId }) => funderId)}
        nameOf={nameOf}
      />
      <SumsTable
        id="months"
        title={texts.months}
        head={texts.monthHead}
        // The newest is what one comes for.
        rows={sumBy(rows, ({ month }) => month).toReversed()}
        nameOf={monthText}
        last={{ head: texts.returnedHead, centsOf: ({ returnedCents }) => returnedCents }}
      />
      <SumsTable
        id="departments"
        title={texts.departments}
        note={texts.departmentsNote}
        head={texts.departmentHead}
        rows={sumBy(rows, ({ department }) => department)}
        nameOf={departmentText}
      />
    </>
  );
}

/** Nothing before the first call. */
function CalledSums({ called, nameOf }: Pick<OpenAccountsView, 'called'> & Pick<AccountsProps, 'nameOf'>): ReactNode {
  if (called.length === 0) return null;
  return (
    <FiguresTable
      id="called"
      title={texts.called}
      note={texts.calledNote}
      heads={[texts.funderHead, texts.calledCents, texts.calledUntil]}
      rows={called.map(({ funderId, calledCents, untilDay }) => ({
        name: nameOf(funderId),
        values: [eurosText(calledCents), dayText(untilDay)],
      }))}
    />
  );
}

function Totals({ day, sums }: { readonly day: string; readonly sums: AccountSums }): ReactNode {
  const totals = [
    { name: texts.granted, cents: sums.grantedCents },
    { name: texts.paid, cents: sums.paidCents },
    { name: texts.left, cents: sums.leftCents },
  ];
  return (
    <section aria-labelledby="totals">
      <h2 id="totals">{texts.totals}</h2>
      <p className={classes.soft}>{texts.until(day)}</p>
      <dl className={classes.totals}>
        {totals.map(({ name, cents }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{eurosText(cents)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.soft}>{texts.paidNote(sums.returnedCents)}</p>
    </section>
  );
}

interface SumsTableProps {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly head: string;
  readonly rows: readonly (readonly [name: string, sums: AccountSums])[];
  readonly nameOf: (name: string) => string;
  /** What is left, unless told otherwise. */
  readonly last?: { readonly head: string; readonly centsOf: (sums: AccountSums) => number };
}

const leftColumn = { head: texts.left, centsOf: ({ leftCents }: AccountSums) => leftCents };

function SumsTable({ head, rows, nameOf, last = leftColumn, ...table }: SumsTableProps): ReactNode {
  return (
    <FiguresTable
      {...table}
      heads={[head, texts.granted, texts.paid, last.head]}
      rows={rows.map(([name, sums]) => ({
        name: nameOf(name),
        values: [sums.grantedCents, sums.paidCents, last.centsOf(sums)].map(eurosText),
      }))}
    />
  );
}
