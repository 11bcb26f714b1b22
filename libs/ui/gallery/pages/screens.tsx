import { useState } from 'react';
import {
  ActionBar,
  Button,
  Card,
  CodeField,
  DefinitionList,
  FilterChips,
  formatEuros,
  Grid,
  LoadMore,
  Notice,
  Page,
  PageTitle,
  Row,
  SearchField,
  Split,
  StatusBadge,
  Stepper,
  Table,
  Tabs,
  TextLink,
  Timeline,
} from '../../src/index.ts';
import { DocumentViewer } from '../../src/viewer/index.ts';
import { repairColumns } from './data.tsx';
import { galleryRepairs } from './repairs.ts';
import { samplePicture } from './sample-picture.ts';

export function DeskListScreen() {
  const [chip, setChip] = useState('all');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <Page>
      <PageTitle
        actions={
          <>
            <SearchField label="Rechercher" isLabelHidden placeholder="Nom, dossier, téléphone…" shortcut="/" />
            <Button icon="download">Exporter 371 dossiers</Button>
          </>
        }
      >
        Réparations
      </PageTitle>
      <FilterChips
        label="État"
        value={chip}
        onChange={setChip}
        options={[
          { value: 'all', label: 'Tous', count: 371 },
          { value: '1', label: 'À valider', count: 214 },
          { value: '4', label: 'Complétés', count: 31 },
        ]}
      />
      <Table
        label="Réparations"
        columns={repairColumns}
        rows={galleryRepairs}
        rowKey={(row) => row.id}
        rowHref={() => '/ecran-dossier'}
        selection={{ selected, rowLabel: 'Sélectionner le dossier', onChange: setSelected }}
        hasBrowseKeys
      />
      <LoadMore shown={7} total={371} noun="dossier" hasMore onLoadMore={() => undefined} />
    </Page>
  );
}

export function DeskFileScreen() {
  return (
    <Page>
      <PageTitle
        trail={[
          { label: 'Réparations', href: '/ecran-liste' },
          { label: 'À valider', href: '/ecran-liste' },
        ]}
        status={<StatusBadge tone="orange">À valider</StatusBadge>}
        lead="Les Cycles du Rhône · Claire Martin · déposé le 12 mars 2021 à 14 h 05"
        actions={<Button>Réservé par moi</Button>}
      >
        REP00012_48213
      </PageTitle>
      <Split
        asideLabel="Décision"
        aside={
          <>
            <Card title="Décision">
              <DefinitionList
                layout="rows"
                items={[{ label: 'Prime éligible', value: formatEuros(5000), isKey: true }]}
              />
              <Button variant="primary" isWide shortcut="V">
                Valider pour remboursement
              </Button>
              <Button isWide shortcut="C">
                Demander un complément
              </Button>
              <Button isWide shortcut="E">
                Mettre à l’échantillon
              </Button>
              <Button variant="danger" isWide shortcut="N">
                Non éligible
              </Button>
              <p>Le réparateur recevra un courriel.</p>
            </Card>
            <Notice tone="warning" title="À regarder" action={<TextLink href="/ecran-liste">Les voir</TextLink>}>
              Ce numéro de téléphone figure sur 3 autres dossiers de cet établissement.
            </Notice>
          </>
        }
      >
        <Card>
          <Tabs
            label="Preuves"
            items={[
              {
                id: 'docs',
                title: 'Facture et photo',
                content: (
                  <Grid columns="medium">
                    <DocumentViewer
                      url={samplePicture}
                      kind="image"
                      title="Facture"
                      caption="12/03/2021 · 125,00 € HT"
                    />
                    <DocumentViewer
                      url={samplePicture}
                      kind="image"
                      title="Photo du vélo"
                      caption="12/03/2021 · prise à 14 h 04"
                    />
                  </Grid>
                ),
              },
              { id: 'messages', title: 'Messages', count: 2, content: <p>Deux messages.</p> },
            ]}
          />
          <DefinitionList
            layout="columns"
            items={[
              { label: 'Bénéficiaire', value: 'MARTIN Claire' },
              { label: 'Mobile', value: '06 12 34 56 78' },
              { label: 'Vélo', value: 'Autre · SN-2291-004' },
            ]}
          />
        </Card>
        <Card title="Chronologie">
          <Timeline
            items={[
              { id: '1', when: '12 mars à 14 h 06', title: <strong>Code SMS validé</strong>, detail: 'remis en 4 s' },
              { id: '2', when: '12 mars à 14 h 04', title: 'Photo ajoutée' },
              { id: '3', when: 'attendu le 22 mars', title: 'Virement de 50,00 € au réparateur', isExpected: true },
            ]}
          />
        </Card>
      </Split>
    </Page>
  );
}

export function CounterScreen() {
  const [code, setCode] = useState('407');
  return (
    <Page width="form">
      <PageTitle lead="Vélo Autre · n° SN-2291-004 · ouvert aujourd’hui à 14 h 02">Claire Martin</PageTitle>
      <Stepper
        label="Votre dossier"
        current="d"
        steps={[
          { id: 'a', label: 'Vélo' },
          { id: 'b', label: 'Facture' },
          { id: 'c', label: 'Photo' },
          { id: 'd', label: 'Code SMS' },
        ]}
      />
      <Card title="Le code reçu par le client" tone="current">
        <CodeField
          label="Code à 6 chiffres"
          hint="Envoyé au 06 •• •• •• 78. Demandez-lui les 6 chiffres."
          digits={6}
          value={code}
          onChange={setCode}
        />
        <Row>
          <Button variant="quiet">Le numéro est faux</Button>
        </Row>
      </Card>
      <Card>
        <DefinitionList layout="rows" items={[{ label: 'Aide à vous verser', value: formatEuros(5000) }]} />
      </Card>
      <ActionBar>
        <Button variant="accent" size="l">
          Valider la réparation
        </Button>
      </ActionBar>
    </Page>
  );
}
