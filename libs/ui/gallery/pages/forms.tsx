import { useState } from 'react';
import {
  ActionBar,
  AmountField,
  Button,
  Checkbox,
  DateField,
  Fieldset,
  Form,
  Stepper,
  TextField,
} from '../../src/index.ts';
import { Example, Examples } from '../Example.tsx';

export function FormPage() {
  const [mail, setMail] = useState('');
  const [cents, setCents] = useState<number | null>(null);
  const [isTried, setTried] = useState(false);
  const missing = (value: unknown) => (isTried && !value ? 'Ce champ est obligatoire' : undefined);
  return (
    <Examples
      title="Form"
      lead="Une colonne ; après un envoi refusé, un résumé mène à chaque champ et le premier prend le focus."
    >
      <Example title="Essayez d’envoyer">
        <Form
          onSubmit={() => setTried(true)}
          aria-label="Facture"
          error={isTried && mail && cents ? 'Cette facture est déjà enregistrée' : undefined}
        >
          <Stepper
            label="Votre dossier"
            current="facture"
            steps={[
              { id: 'velo', label: 'Vélo' },
              { id: 'facture', label: 'Facture' },
              { id: 'photo', label: 'Photo' },
              { id: 'code', label: 'Code SMS' },
            ]}
          />
          <TextField
            label="Adresse mail"
            type="email"
            autoComplete="email"
            value={mail}
            onChange={setMail}
            error={missing(mail)}
          />
          <Fieldset legend="Facture" hint="Telle qu’elle est imprimée" layout="row">
            <AmountField label="Montant" value={cents} onChange={setCents} error={missing(cents)} />
            <DateField label="Date" hint="" />
          </Fieldset>
          <Checkbox label="La facture porte le code du dossier" error={missing(false)} />
          <ActionBar>
            <Button type="submit" variant="accent">
              Enregistrer la facture
            </Button>
            <Button>Plus tard</Button>
          </ActionBar>
        </Form>
      </Example>
    </Examples>
  );
}
