import { Button, Card, Grid, Row, Split, Stack, StatusBadge } from '../../src/index.ts';
import { Example, Examples } from '../Example.tsx';

export function LayoutPage() {
  return (
    <Examples
      title="Page, Stack, Row, Grid, Split, Card"
      lead="Les primitives de mise en page, sur une grille de 8 px."
    >
      <Example title="Row">
        <Row justify="between">
          <StatusBadge tone="orange">À valider</StatusBadge>
          <Button>Réservé par moi</Button>
        </Row>
      </Example>
      <Grid columns="narrow">
        <Card title="Une">Carte simple</Card>
        <Card title="Deux" tone="current">
          La chose à faire
        </Card>
        <Card title="Trois" tone="attention">
          À regarder
        </Card>
      </Grid>
      <Split asideLabel="Décision" aside={<Card title="Décision">Toujours en vue</Card>}>
        <Stack>
          <Card title="Preuves">Le contenu, large</Card>
        </Stack>
      </Split>
    </Examples>
  );
}
