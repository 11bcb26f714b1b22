import { useState } from 'react';
import { Contents, FilterChips, Stepper, Tabs } from '../../src/index.ts';
import { Example, Examples } from '../Example.tsx';

export function TabsPage() {
  return (
    <Examples title="Tabs" lead="Plusieurs vues d’une même chose, une à la fois.">
      <Example title="Preuves d’un dossier">
        <Tabs
          label="Preuves"
          items={[
            { id: 'docs', title: 'Facture et photo', content: <p>La facture et la photo.</p> },
            { id: 'side', title: 'Côte à côte', content: <p>L’une à côté de l’autre.</p> },
            { id: 'messages', title: 'Messages', count: 2, content: <p>Deux messages.</p> },
            { id: 'shop', title: 'Établissement', content: <p>Les Cycles du Rhône.</p> },
          ]}
        />
      </Example>
    </Examples>
  );
}

export function ContentsPage() {
  const [open, setOpen] = useState<string | undefined>('place');
  return (
    <Examples title="Contents" lead="Une longue page en sommaire, une section ouverte à la fois.">
      <Example title="Un profil">
        <Contents
          label="Votre dossier"
          open={open}
          onOpen={setOpen}
          sections={[
            { id: 'shop', title: 'Établissement', children: <p>Le Guidon</p> },
            { id: 'place', title: 'Localisation', children: <p>12 quai des Bateliers, Strasbourg</p> },
            {
              id: 'bank',
              title: 'Coordonnées bancaires',
              mark: { tone: 'orange', text: 'À compléter' },
              children: <p>Aucun IBAN</p>,
            },
          ]}
        />
      </Example>
    </Examples>
  );
}

const steps = [
  { id: 'a', label: 'Vélo' },
  { id: 'b', label: 'Facture' },
  { id: 'c', label: 'Photo' },
  { id: 'd', label: 'Code SMS' },
];

export function StepperPage() {
  const [current, setCurrent] = useState('c');
  return (
    <Examples title="Stepper" lead="Où l’on en est dans un parcours.">
      <Example title="Un dossier">
        <Stepper label="Votre dossier" steps={steps} current={current} onChoose={setCurrent} />
      </Example>
      <Example title="Beaucoup d’étapes">
        <Stepper label="Votre inscription" steps={[...steps, { id: 'e', label: 'Relecture' }]} current="b" />
      </Example>
    </Examples>
  );
}

export function FilterChipsPage() {
  const [value, setValue] = useState('all');
  return (
    <Examples title="FilterChips" lead="Les filtres prêts d’une liste, chacun avec son compte.">
      <Example title="États">
        <FilterChips
          label="État des dossiers"
          value={value}
          onChange={setValue}
          options={[
            { value: 'all', label: 'Tous', count: 371 },
            { value: '1', label: 'À valider', count: 214 },
            { value: '4', label: 'Complétés', count: 31 },
            { value: '3', label: 'Compléments demandés', count: 88 },
          ]}
        />
      </Example>
    </Examples>
  );
}
