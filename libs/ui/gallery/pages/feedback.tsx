import {
  Banner,
  Button,
  CountBadge,
  createToastQueue,
  EmptyState,
  ErrorState,
  LinkButton,
  Notice,
  ProgressBar,
  Row,
  Skeleton,
  Stack,
  StatusBadge,
  TextLink,
  ToastRegion,
  type MessageTone,
} from '../../src/index.ts';
import { Example, Examples } from '../Example.tsx';

const toasts = createToastQueue();
const tones: Readonly<Record<MessageTone, string>> = {
  info: 'Un code vous a déjà été envoyé.',
  success: 'Le dossier est enregistré.',
  warning: 'Ce numéro figure sur 3 autres dossiers.',
  danger: 'Ce dossier a changé entre-temps.',
};
const toneNames = Object.keys(tones) as MessageTone[];

export function StatusBadgePage() {
  return (
    <Examples title="StatusBadge et CountBadge" lead="Couleur, icône et mot ensemble, jamais la couleur seule.">
      <Example title="États">
        <Row gap="150">
          <StatusBadge tone="green">Validé et remboursé</StatusBadge>
          <StatusBadge tone="orange">À valider</StatusBadge>
          <StatusBadge tone="red">Compléments demandés</StatusBadge>
          <StatusBadge tone="purple">Complété</StatusBadge>
          <StatusBadge tone="grey">Non éligible</StatusBadge>
          <StatusBadge tone="black">Compte fermé</StatusBadge>
          <CountBadge count={2} label="messages non lus" />
        </Row>
      </Example>
    </Examples>
  );
}

export function NoticePage() {
  return (
    <Examples title="Notice et Banner" lead="Ce qu’il faut savoir, là où cela compte.">
      {toneNames.map((tone) => (
        <Notice
          key={tone}
          tone={tone}
          title={tone === 'warning' ? 'À regarder' : undefined}
          action={tone === 'warning' ? <TextLink href="/table">Les voir</TextLink> : undefined}
        >
          {tones[tone]}
        </Notice>
      ))}
      {toneNames.map((tone) => (
        <Banner key={tone} tone={tone} action={<Button size="s">Voir</Button>}>
          {tones[tone]}
        </Banner>
      ))}
    </Examples>
  );
}

export function ToastPage() {
  return (
    <Examples
      title="Toast"
      lead="Pour ce qui a réussi ailleurs : 3 s d’ordinaire, 7 s ou 10 s quand il faut lire ; les mêmes mots pas deux fois en 5 s."
    >
      <Example title="Montrer">
        <Row gap="150">
          {toneNames.map((tone) => (
            <Button key={tone} onPress={() => toasts.show({ message: tones[tone], tone, duration: 'long' })}>
              {tone}
            </Button>
          ))}
        </Row>
      </Example>
      <ToastRegion queue={toasts} />
    </Examples>
  );
}

export function ProgressPage() {
  return (
    <Examples
      title="ProgressBar et Skeleton"
      lead="Le travail long montre où il en est ; ce qui charge garde sa place."
    >
      <Example title="Avancement">
        <Stack>
          <ProgressBar label="Envoi de la facture" value={0.62} />
          <ProgressBar label="Préparation du virement" />
        </Stack>
      </Example>
      <Example title="Chargement">
        <Stack>
          <Skeleton count={3} />
          <Skeleton shape="row" count={2} />
          <Skeleton shape="card" />
        </Stack>
      </Example>
    </Examples>
  );
}

export function StatesPage() {
  return (
    <Examples
      title="EmptyState et ErrorState"
      lead="Le vide dit pourquoi et propose la suite ; l’erreur se répare sur place."
    >
      <Example title="Vide">
        <EmptyState
          title="Aucun réparateur à moins de 10 km"
          action={<LinkButton href="/select">Élargir à 30 km</LinkButton>}
          icon="pin"
        >
          Le plus proche est à Villefranche-sur-Saône.
        </EmptyState>
      </Example>
      <Example title="Erreur">
        <ErrorState
          message="La liste n’a pas pu être chargée. Vérifiez votre connexion."
          requestId="req-8f31c2"
          onRetry={() => undefined}
        />
      </Example>
    </Examples>
  );
}
