import type { RepairSummary } from '@alveole/contracts';
import { participantsOfPremium, repairStatuses } from '@alveole/domain';
import type { Campaign, RepairStatus } from '@alveole/domain';
import { CountBadge, formatCount, formatEuros, formatShortDate, StatusBadge } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { holderName } from '../staff/holder-name.ts';
import type { Colleague } from '../staff/use-colleagues.ts';
import { centsOf } from './cents-of.ts';
import classes from './repair-columns.module.css';

export interface RepairColumnsRequest {
  readonly userId: string;
  readonly colleagues: readonly Colleague[];
  readonly campaign: Campaign;
}

/** The columns of the list of files. */
export function repairColumns({
  userId,
  colleagues,
  campaign,
}: RepairColumnsRequest): readonly TableColumn<RepairSummary>[] {
  return [
    {
      id: 'number',
      header: 'Dossier',
      isRowHeader: true,
      isNowrap: true,
      cell: ({ repair_rozo_id }) => repair_rozo_id,
    },
    { id: 'shop', header: 'Établissement', cell: ({ entity_name }) => <Line>{entity_name ?? ''}</Line> },
    {
      id: 'person',
      header: 'Bénéficiaire',
      cell: ({ repair_search_data: { lastname, name } }) => <Line>{`${lastname} ${name}`.trim()}</Line>,
    },
    { id: 'date', header: 'Déposé', isNowrap: true, cell: ({ create_date }) => formatShortDate(create_date) },
    { id: 'amount', header: 'Facture HT', align: 'end', isDesktopOnly: true, cell: (row) => invoiced(row, campaign) },
    {
      id: 'premium',
      header: 'Prime',
      align: 'end',
      cell: ({ repair_amounts }) => <strong>{euros(repair_amounts.amount_to_refund)}</strong>,
    },
    { id: 'status', header: 'État', cell: ({ status }) => <Status status={status as RepairStatus} /> },
    {
      id: 'holder',
      header: 'Suivi par',
      isNowrap: true,
      cell: ({ rozo_user_id, repair_search_data }) => (
        <span className={classes.holder}>
          {holderName(rozo_user_id, userId, colleagues) ?? <span className={classes.free}>Libre</span>}
          <CountBadge count={repair_search_data.message_non_lu_rozo ? 1 : 0} label="message non lu" />
        </span>
      ),
    },
  ];
}

function Line({ children }: { readonly children: string }) {
  return (
    <span className={classes.line} title={children}>
      {children}
    </span>
  );
}

function Status({ status }: { readonly status: RepairStatus }) {
  return (
    <span className={classes.status}>
      <StatusBadge tone={repairStatuses[status].tone}>{repairStatuses[status].label}</StatusBadge>
    </span>
  );
}

/** The amount of a repair's invoice, or how many persons a session had. */
function invoiced(
  { gender, repair_amounts: { amount_net, amount_to_refund } }: RepairSummary,
  campaign: Campaign,
): string {
  if (gender !== 1) return euros(amount_net);
  return amount_to_refund === undefined
    ? ''
    : formatCount(participantsOfPremium(centsOf(amount_to_refund), campaign), 'personne');
}

function euros(amount: number | undefined): string {
  return amount === undefined ? '' : formatEuros(centsOf(amount));
}
