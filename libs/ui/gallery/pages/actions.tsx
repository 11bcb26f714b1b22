import { useState } from 'react';
import { Button, Kbd, LinkButton, Row, Stack, TextLink, type ButtonVariant } from '../../src/index.ts';
import { Example, Examples } from '../Example.tsx';

const variants: Readonly<Record<ButtonVariant, string>> = {
  accent: 'Valider la réparation',
  primary: 'Envoyer le code',
  secondary: 'Enregistrer le brouillon',
  quiet: 'Le numéro est faux',
  danger: 'Non éligible',
  dangerSolid: 'Fermer le compte',
};
const names = Object.keys(variants) as ButtonVariant[];

export function ButtonPage() {
  const [isPending, setPending] = useState(false);
  return (
    <Examples
      title="Button"
      lead="Un verbe, et ce qui se passe ensuite. L’ambre est pour la seule chose à faire maintenant."
    >
      <Example title="Variantes">
        <Row gap="150">
          {names.map((variant) => (
            <Button key={variant} variant={variant}>
              {variants[variant]}
            </Button>
          ))}
        </Row>
      </Example>
      <Example title="Tailles">
        <Row gap="150">
          <Button size="s">Voir</Button>
          <Button variant="primary">Continuer</Button>
          <Button variant="accent" size="l">
            Trouver un réparateur
          </Button>
        </Row>
      </Example>
      <Example title="États">
        <Row gap="150">
          <Button variant="primary" isPending={isPending} onPress={() => setPending(true)}>
            Envoyer
          </Button>
          <Button variant="primary" isPending>
            Envoi en cours
          </Button>
          <Button isDisabled>Rétablir</Button>
          <Button icon="print">Imprimer</Button>
          <Button icon="trash" aria-label="Retirer la photo" />
        </Row>
      </Example>
      <Example title="Avec une touche du clavier">
        <Stack gap="100">
          <Button variant="primary" isWide shortcut="V">
            Valider pour remboursement
          </Button>
          <Button isWide shortcut="C">
            Demander un complément
          </Button>
          <Button variant="danger" isWide shortcut="N">
            Non éligible
          </Button>
        </Stack>
      </Example>
    </Examples>
  );
}

export function LinkButtonPage() {
  return (
    <Examples title="LinkButton et TextLink" lead="Un lien mène quelque part ; un bouton fait quelque chose.">
      <Example title="Liens en forme de boutons">
        <Row gap="150">
          <LinkButton href="/button" variant="primary" icon="arrowRight">
            Ouvrir le dossier
          </LinkButton>
          <LinkButton href="/table">Voir la liste</LinkButton>
          <LinkButton href="/button" variant="quiet" icon="arrowLeft">
            Retour
          </LinkButton>
        </Row>
      </Example>
      <Example title="Dans un texte">
        <p>
          Ce numéro figure sur 3 autres dossiers. <TextLink href="/table">Les voir</TextLink>, ou lire{' '}
          <TextLink href="https://www.ecologie.gouv.fr" isExternal>
            les conditions
          </TextLink>
          .
        </p>
      </Example>
    </Examples>
  );
}

export function KbdPage() {
  return (
    <Examples title="Kbd" lead="Une touche du clavier.">
      <Example title="Raccourcis d’une liste">
        <Row gap="050">
          <Kbd>J</Kbd>
          <Kbd>K</Kbd> parcourir · <Kbd>Entrée</Kbd> ouvrir · <Kbd>X</Kbd> cocher · <Kbd>?</Kbd> raccourcis
        </Row>
      </Example>
    </Examples>
  );
}
