import { useState } from 'react';
import {
  DefinitionList,
  EmptyState,
  formatDayTime,
  formatEuros,
  LinkButton,
  LoadMore,
  Stack,
  StatusBadge,
  Table,
  Timeline,
  type TableColumn,
  type TableSort,
} from '../../src/index.ts';
import { Example, Examples } from '../Example.tsx';
import { galleryRepairs, type GalleryRepair } from './repairs.ts';

export const repairColumns: readonly TableColumn<GalleryRepair>[] = [
  { id: 'id', header: 'Dossier', cell: (row) => row.id, isRowHeader: true, isSortable: true },
  { id: 'shop', header: 'Établissement', cell: (row) => row.shop },
  { id: 'person', header: 'Bénéficiaire', cell: (row) => row.person },
  { id: 'at', header: 'Déposé', cell: (row) => formatDayTime(row.at), isNowrap: true, isSortable: true },
  { id: 'net', header: 'Facture HT', cell: (row) => formatEuros(row.invoiceCents), align: 'end' },
  { id: 'premium', header: 'Prime', cell: (row) => <strong>{formatEuros(row.premiumCents)}</strong>, align: 'end' },
  { id: 'status', header: 'État', cell: (row) => <StatusBadge tone={row.tone}>{row.status}</StatusBadge> },
  { id: 'holder', header: 'Suivi par', cell: (row) => row.holder, isDesktopOnly: true },
];

const keyOf = (row: GalleryRepair) => row.id;
const hrefOf = () => '/button';

export function TablePage() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['REP00341_10822']));
  const [sort, setSort] = useState<TableSort>({ column: 'at', direction: 'descending' });
  return (
    <Examples title="Table" lead="Tête collante, flèches, J et K, X pour cocher ; des cartes sous 993 px.">
      <Table
        label="Réparations"
        columns={repairColumns}
        rows={galleryRepairs}
        rowKey={keyOf}
        rowHref={hrefOf}
        selection={{ selected, rowLabel: 'Sélectionner le dossier', onChange: setSelected }}
        sort={sort}
        onSortChange={setSort}
        hasBrowseKeys
      />
      <LoadMore shown={galleryRepairs.length} total={371} noun="dossier" hasMore onLoadMore={() => undefined} />
      <Table
        label="Remboursements"
        columns={repairColumns}
        rows={[]}
        rowKey={keyOf}
        empty={
          <EmptyState
            title="Aucun dossier à rembourser"
            action={<LinkButton href="/table">Voir les dossiers à valider</LinkButton>}
          >
            Les dossiers validés apparaîtront ici.
          </EmptyState>
        }
      />
    </Examples>
  );
}

export function DefinitionListPage() {
  const items = [
    { label: 'Bénéficiaire', value: 'MARTIN Claire' },
    { label: 'Mobile', value: '06 12 34 56 78' },
    { label: 'Vélo', value: '' },
  ];
  return (
    <Examples title="DefinitionList" lead="Des faits : une étiquette et sa valeur.">
      <Example title="En colonnes">
        <DefinitionList layout="columns" items={items} />
      </Example>
      <Example title="En lignes">
        <DefinitionList
          layout="rows"
          items={[
            { label: 'Aide déduite', value: formatEuros(5000) },
            { label: 'Il vous reste à payer', value: formatEuros(10_000) },
          ]}
        />
      </Example>
      <Example title="Empilés">
        <DefinitionList items={items} />
      </Example>
    </Examples>
  );
}

export function TimelinePage() {
  return (
    <Examples title="Timeline" lead="Ce qui est arrivé à un dossier, et ce qui vient.">
      <Example title="Chronologie">
        <Stack>
          <Timeline
            items={[
              {
                id: '4',
                when: '12 mars à 14 h 06',
                instant: '2021-03-12T13:06:00Z',
                title: <strong>Code SMS validé</strong>,
                detail: 'remis en 4 s',
              },
              { id: '3', when: '12 mars à 14 h 04', title: 'Photo ajoutée' },
              { id: '2', when: '12 mars à 14 h 03', title: 'Facture de 125,00 € HT déposée' },
              { id: '1', when: 'attendu le 22 mars', title: 'Virement de 50,00 € au réparateur', isExpected: true },
            ]}
          />
        </Stack>
      </Example>
    </Examples>
  );
}
