import { useState } from 'react';
import { Checkbox, CheckboxGroup, ComboBox, RadioGroup, Select, Stack } from '../../src/index.ts';
import { Example, Examples } from '../Example.tsx';

const brands = ['Autre', 'B’Twin', 'Gitane', 'Lapierre', 'Motobécane', 'Peugeot'].map((label) => ({
  value: label,
  label,
}));
const communes = [
  { value: '69381', label: 'Lyon 1er', description: '69001' },
  { value: '69382', label: 'Lyon 2e', description: '69002' },
  { value: '74010', label: 'Annecy', description: '74000' },
];

export function SelectPage() {
  const [brand, setBrand] = useState<string | null>(null);
  return (
    <Examples title="Select" lead="Un choix parmi une dizaine.">
      <Example title="Marque">
        <Stack gap="300">
          <Select
            label="Marque du vélo"
            options={brands}
            value={brand}
            onChange={setBrand}
            placeholder="Choisir une marque"
          />
          <Select label="Type d’établissement" options={brands} error="Choisissez un type d’établissement" />
          <Select label="Région" options={brands} value="Gitane" isDisabled />
        </Stack>
      </Example>
    </Examples>
  );
}

export function ComboBoxPage() {
  const [commune, setCommune] = useState<string | null>(null);
  return (
    <Examples title="ComboBox" lead="Un choix parmi beaucoup, resserré par la frappe.">
      <Example title="Commune">
        <ComboBox
          label="Commune"
          hint="Tapez le début de son nom"
          options={communes}
          value={commune}
          onChange={setCommune}
        />
      </Example>
    </Examples>
  );
}

export function RadioGroupPage() {
  const [kind, setKind] = useState<string | null>('repair');
  const [civility, setCivility] = useState<string | null>(null);
  return (
    <Examples title="RadioGroup" lead="Un choix parmi quelques-uns, tous visibles.">
      <Example title="En cartes">
        <RadioGroup
          label="Que proposez-vous ?"
          variant="cards"
          orientation="horizontal"
          value={kind}
          onChange={setKind}
          options={[
            { value: 'repair', label: 'Des réparations', description: 'Jusqu’à 50 € par vélo' },
            { value: 'lesson', label: 'Des séances de remise en selle', description: 'Seul, à deux ou à trois' },
          ]}
        />
      </Example>
      <Example title="Simple">
        <Stack gap="300">
          <RadioGroup
            label="Civilité"
            value={civility}
            onChange={setCivility}
            options={[
              { value: 'F', label: 'Madame' },
              { value: 'M', label: 'Monsieur' },
            ]}
          />
          <RadioGroup
            label="Vélo électrique"
            orientation="horizontal"
            options={[
              { value: 'yes', label: 'Oui' },
              { value: 'no', label: 'Non' },
            ]}
            error="Choisissez une réponse"
          />
        </Stack>
      </Example>
    </Examples>
  );
}

export function CheckboxPage() {
  const [agrees, setAgrees] = useState(false);
  const [reasons, setReasons] = useState<string[]>(['1']);
  return (
    <Examples title="Checkbox" lead="Une chose à cocher, ou plusieurs parmi quelques-unes.">
      <Example title="Seule">
        <Stack gap="200">
          <Checkbox
            label="J’accepte les conditions générales"
            value={agrees}
            onChange={setAgrees}
            hint="Vous pourrez les relire dans votre profil."
          />
          <Checkbox label="Je certifie l’exactitude de ces informations" error="Cochez cette case pour continuer" />
          <Checkbox label="Tout sélectionner" isIndeterminate />
        </Stack>
      </Example>
      <Example title="En groupe">
        <CheckboxGroup
          label="Motifs du refus"
          value={reasons}
          onChange={setReasons}
          options={[
            { value: '1', label: 'Extrait Kbis de plus de trois mois' },
            { value: '2', label: 'Pièce d’identité non valide' },
            { value: '3', label: 'Autre motif' },
          ]}
        />
      </Example>
    </Examples>
  );
}
