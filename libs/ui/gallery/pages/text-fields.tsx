import { useState } from 'react';
import {
  AmountField,
  CodeField,
  DateField,
  DateSegmentsField,
  formatEuros,
  PhoneField,
  SearchField,
  Stack,
  TextArea,
  TextField,
} from '../../src/index.ts';
import { Example, Examples } from '../Example.tsx';

export function TextFieldPage() {
  const [mail, setMail] = useState('claire.martin@');
  const [password, setPassword] = useState('');
  const [words, setWords] = useState('');
  return (
    <Examples
      title="TextField et TextArea"
      lead="Étiquette au-dessus, aide dessous, erreur sous le champ avec son icône."
    >
      <Example title="Une ligne">
        <Stack gap="300">
          <TextField
            label="Nom de l’établissement"
            hint="Tel qu’il figure sur l’extrait Kbis"
            autoComplete="organization"
            isRequired
          />
          <TextField
            label="Adresse mail"
            type="email"
            value={mail}
            onChange={setMail}
            error="Cette adresse n’est pas complète"
            autoComplete="email"
          />
          <TextField
            label="Mot de passe"
            type="password"
            value={password}
            onChange={setPassword}
            autoComplete="new-password"
          />
          <TextField label="Complément d’adresse" isOptional />
          <TextField label="SIRET" value="812 345 678 00012" isReadOnly />
          <TextField label="Ville" value="Lyon" isDisabled />
        </Stack>
      </Example>
      <Example title="Plusieurs lignes">
        <TextArea
          label="Ce qui manque au dossier"
          hint="Le réparateur lira ce texte dans son courriel."
          value={words}
          onChange={setWords}
          maxLength={500}
        />
      </Example>
    </Examples>
  );
}

export function AmountFieldPage() {
  const [cents, setCents] = useState<number | null>(12_500);
  return (
    <Examples title="AmountField" lead="Un montant tapé avec une virgule ou un point ; il se range en centimes.">
      <Example title="Montant hors taxes">
        <AmountField label="Montant de la réparation, hors taxes" value={cents} onChange={setCents} />
        <p>{cents === null ? 'Rien' : Number.isNaN(cents) ? 'Ce n’est pas un montant' : formatEuros(cents)}</p>
      </Example>
      <Example title="En erreur">
        <AmountField
          label="Prime"
          suffix="€"
          value={null}
          onChange={() => undefined}
          error="Ce champ est obligatoire"
        />
      </Example>
    </Examples>
  );
}

export function CodeFieldPage() {
  const [code, setCode] = useState('407');
  return (
    <Examples title="CodeField" lead="Un code : un seul champ, dessiné en cases ; il prend un code collé.">
      <Example title="Le code reçu par le client">
        <CodeField
          label="Code reçu par SMS"
          hint="Envoyé au 06 •• •• •• 78. Demandez-lui les 6 chiffres."
          digits={6}
          value={code}
          onChange={setCode}
        />
      </Example>
      <Example title="En erreur">
        <CodeField
          label="Code du QR"
          digits={5}
          value="12345"
          onChange={() => undefined}
          error="Ce code n’est pas le bon"
        />
      </Example>
    </Examples>
  );
}

export function PhoneFieldPage() {
  const [phone, setPhone] = useState('0612345678');
  return (
    <Examples title="PhoneField" lead="Les chiffres se groupent par deux pendant la frappe.">
      <Example title="Mobile">
        <PhoneField label="Numéro de mobile" hint="Pour recevoir le code par SMS" value={phone} onChange={setPhone} />
        <p>Valeur : {phone}</p>
      </Example>
    </Examples>
  );
}

export function DateFieldPage() {
  const [birth, setBirth] = useState('');
  const [since, setSince] = useState<string | null>('2021-03-12');
  return (
    <Examples
      title="DateField"
      lead="Une date tapée d’une traite, ou en trois parties que les flèches font varier. Sans calendrier."
    >
      <Example title="Tapée">
        <DateField label="Date de naissance" value={birth} onChange={setBirth} autoComplete="bday" />
        <p>Valeur : {birth || 'rien'}</p>
      </Example>
      <Example title="En trois parties">
        <DateSegmentsField label="Déposé depuis le" value={since} onChange={setSince} />
        <p>Valeur : {since ?? 'rien'}</p>
      </Example>
    </Examples>
  );
}

export function SearchFieldPage() {
  const [text, setText] = useState('');
  return (
    <Examples title="SearchField" lead="Entrée lance la recherche, Échap l’efface.">
      <Example title="Au bureau">
        <SearchField
          label="Rechercher un dossier"
          isLabelHidden
          placeholder="Nom, dossier, téléphone…"
          shortcut="/"
          value={text}
          onChange={setText}
        />
      </Example>
      <Example title="Au comptoir">
        <SearchField label="Numéro de téléphone du client" defaultValue="06 12 34" />
      </Example>
    </Examples>
  );
}
