import {
  isGivenUp,
  isNotEligible,
  isSession,
  isVatExempt,
  participantsOfPremium,
  personName,
  RepairStatus,
  repairStatuses,
} from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { CountBadge, formatCount, formatEuros, StatusBadge } from '@alveole/ui';
import type { TableColumn } from '@alveole/ui';
import { useSiteLink } from '@alveole/ui/provider';
import type { ReactNode } from 'react';
import { beneficiaryPath } from './beneficiary-path.ts';
import { FlagBadge, reasonsOfFlags } from '../flag-subject/flag-badge.tsx';
import type { FlagView } from '@alveole/contracts/desk';
import { holderName } from '../list-staff/assignee-name.ts';
import type { RepairRowView } from '@alveole/contracts/repair';
import type { StaffMember } from '@alveole/contracts/staff';
import { DeskTime } from '../browse/desk-time.tsx';
import { texts } from './list-repairs.text.ts';
import classes from './repair-columns.module.css';

export interface RepairColumnsRequest {
  readonly userId: string;
  readonly colleagues: readonly StaffMember[];
  readonly campaign: Campaign;
  /** In force, on establishments and beneficiaries. */
  readonly flags: readonly FlagView[];
}

/** The column that orders the list. */
export const dateColumn = 'date';

/** Every column that the list can show, in its order. */
export function repairColumns({
  userId,
  colleagues,
  campaign,
  flags,
}: RepairColumnsRequest): readonly TableColumn<RepairRowView>[] {
  const flagged = { shop: reasonsOfFlags(flags, 'shop'), person: reasonsOfFlags(flags, 'person') };
  return [
    {
      id: 'number',
      header: 'Dossier',
      isRowHeader: true,
      isNowrap: true,
      cell: ({ fileNumber }) => fileNumber,
    },
    {
      id: 'shop',
      header: 'Établissement',
      cell: ({ entityName, entityId }) => (
        <span>
          <Name>{entityName ?? ''}</Name>
          <FlagBadge reason={flagged.shop.get(entityId)} />
        </span>
      ),
    },
    {
      id: 'person',
      header: 'Bénéficiaire',
      cell: ({ person, consumerId }) => (
        <span>
          <PersonLink href={beneficiaryPath(consumerId)}>
            <Name>{personName(person)}</Name>
          </PersonLink>
          <FlagBadge reason={flagged.person.get(consumerId)} />
        </span>
      ),
    },
    { id: 'kind', header: texts.columns.kind, cell: ({ kind }) => texts.kinds[kind] },
    {
      id: dateColumn,
      header: 'Déposé',
      isSortable: true,
      firstSort: 'descending',
      cell: ({ createdAt }) => <DeskTime at={createdAt} />,
    },
    {
      id: 'modified',
      header: texts.columns.modified,
      cell: ({ modifiedAt }) => <DeskTime at={modifiedAt} />,
    },
    {
      id: 'amount',
      header: 'Facture',
      align: 'end',
      isDesktopOnly: true,
      cell: (row) => invoicedText(row, campaign),
    },
    {
      id: 'premium',
      header: 'Prime',
      align: 'end',
      // Nothing at all where there is none: a card leaves out what is empty.
      cell: ({ premiumCents, status }) =>
        premiumCents === undefined || isNotEligible(status) || isGivenUp(status) ? null : (
          <strong>{formatEuros(premiumCents)}</strong>
        ),
    },
    { id: 'status', header: 'État', cell: Standing },
    {
      id: 'holder',
      header: 'Suivi par',
      cell: ({ operatorId, operatorName, isUnreadByStaff }) => (
        <span className={classes.holder}>
          <Assignee name={holderName(operatorId, userId, colleagues, operatorName)} />
          <CountBadge count={isUnreadByStaff ? 1 : 0} label="message non lu" />
        </span>
      ),
    },
  ];
}

/** What the badges of a small desk say on one line; the whole label is what the specification says. */
const shortLabels: Readonly<Partial<Record<RepairStatus, string>>> = {
  [RepairStatus.incomplete]: 'En attente',
  [RepairStatus.abandoned]: 'Abandonné',
  [RepairStatus.complementAsked]: 'Compléments',
  [RepairStatus.complemented]: 'Complété',
  [RepairStatus.validated]: 'Validé',
  [RepairStatus.refunded]: 'Remboursé',
  [RepairStatus.sampleToReview]: 'À vérifier · éch.',
  [RepairStatus.sampleComplementAsked]: 'Compléments · éch.',
  [RepairStatus.sampleComplemented]: 'Complété · éch.',
  [RepairStatus.sampleValidated]: 'Validé · éch.',
  [RepairStatus.sampleRefunded]: 'Remboursé · éch.',
  [RepairStatus.sampleNotEligible]: 'Non éligible · éch.',
  [RepairStatus.abandonedByStaff]: 'Abandonné (opérateur)',
};

/** A whole name, on two lines where one is too short. */
function Name({ children, width = 'wide' }: { readonly children: string; readonly width?: 'wide' | 'narrow' }) {
  return (
    <span className={classes.name} data-width={width}>
      {children}
    </span>
  );
}

/** The tabulator leaves it out, since each row has one: the page of a person is also reached from the file. */
function PersonLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a {...useSiteLink(href)} tabIndex={-1} className={classes.person}>
      {children}
    </a>
  );
}

function Assignee({ name }: { readonly name: string | undefined }) {
  return name === undefined ? <span className={classes.free}>Libre</span> : <Name width="narrow">{name}</Name>;
}

/** Its status, that another operator is to confirm it, and that it waits for the envelope of a funder. */
function Standing({ status, isRecommended = false, awaitsEnvelope = false }: RepairRowView) {
  return (
    <span>
      <Status status={status} />
      {isRecommended ? <StatusBadge tone="purple">{texts.toConfirm}</StatusBadge> : null}
      {awaitsEnvelope ? <StatusBadge tone="grey">{texts.marks.awaitsEnvelope}</StatusBadge> : null}
    </span>
  );
}

function Status({ status }: { readonly status: RepairStatus }) {
  const { tone, label } = repairStatuses[status];
  const shortLabel = shortLabels[status] ?? label;
  if (shortLabel === label) return <StatusBadge tone={tone}>{label}</StatusBadge>;
  return (
    <span>
      <span className={classes.longLabel}>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </span>
      <span className={classes.shortLabel} title={label}>
        <StatusBadge tone={tone}>{shortLabel}</StatusBadge>
      </span>
    </span>
  );
}

/** The amount of a repair's invoice, or how many persons a session had. */
function invoicedText(row: RepairRowView, campaign: Campaign): string {
  const { kind, invoiceCents, premiumCents, vatRate } = row;
  if (!isSession({ kind })) return amountText(invoiceCents, vatRate);
  return premiumCents === undefined ? '' : formatCount(participantsOfPremium(premiumCents, campaign), 'personne');
}

/** « 125,00 € HT », of a shop without VAT « 125,00 € ». */
function amountText(cents: number | undefined, vatRate: RepairRowView['vatRate']): string {
  if (cents === undefined) return '';
  return isVatExempt(vatRate) ? formatEuros(cents) : `${formatEuros(cents)}\u00a0HT`;
}
