import { renderScreen } from '@alveole/testing/browser';
import { screen } from '@testing-library/react';
import { SendBar } from './send-bar.tsx';

const mend = { label: 'Choisir une autre photo', onPress: () => undefined };

it.each([
  ['nothing stands in the way', {}],
  ['a reason withholds it', { withheld: 'Ajoutez d’abord la photo du vélo.' }],
  ['something is to be mended first', { mend }],
])('shows what the client owes at the end of the bar where %s', (_when, props) => {
  renderScreen(
    <SendBar withheld={undefined} aside={<p>À payer par le client 100,00 €</p>} {...props}>
      Valider la réparation
    </SendBar>,
  );
  expect(screen.getByText('À payer par le client 100,00 €')).toBeInTheDocument();
});
