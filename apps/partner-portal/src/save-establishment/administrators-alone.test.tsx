import { EstablishmentStatus } from '@alveole/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { fill, save, savedBodies, section, setUp } from './profile.fixture.tsx';

beforeEach(() => sessionStorage.clear());

const reason = 'Demandez à un administrateur de votre établissement.';
const known = {
  iban: 'FR7630006000011234567890189',
  documents: (['KBIS', 'PID', 'RIB'] as const).map((media_gender) => ({
    media_gender,
    media_id: media_gender,
    media_url: `accepted/entity-1/${media_gender}.pdf`,
    media_hash: 'b'.repeat(64),
  })),
};
const asStandardUser = (status: EstablishmentStatus) => setUp({ status, entity_data: known }, { permission: 1 });

describe('the profile of a standard user of the shop', () => {
  it.each([
    ['Coordonnées bancaires', 'Relevé d’identité bancaire', 'FR76 3000 6000 0112 3456 7890 189'],
    ['Représentant légal', 'Pièce d’identité', 'Martin'],
  ])('shows « %s » to read, with its document and whom to ask', async (name, document, fact) => {
    asStandardUser(EstablishmentStatus.refused);
    const shown = within(await section(name));
    expect(shown.getByText(reason)).toBeVisible();
    expect(shown.getByText(new RegExp(fact, 'i'))).toBeVisible();
    expect(shown.getByRole('button', { name: new RegExp(document, 'i') })).toBeEnabled();
    expect(shown.queryByRole('textbox')).not.toBeInTheDocument();
    expect(shown.queryByRole('button', { name: /^(Enregistrer|Garder|Remplacer)/ })).not.toBeInTheDocument();
  });

  it('keeps the proof of a refused file to read while the rest of its section is open', async () => {
    asStandardUser(EstablishmentStatus.refused);
    const shown = within(await section('Etablissement'));
    expect(shown.getByText(reason)).toBeVisible();
    expect(shown.getByLabelText('Raison sociale')).toBeEnabled();
    expect(shown.queryByText(/^Remplacer/)).not.toBeInTheDocument();
  });

  it('sends back what is his without the sections of the administrators', async () => {
    const shown = asStandardUser(EstablishmentStatus.refused);
    fill('Site internet (facultatif)', 'www.cycles.fr', await section('Localisation'));
    await save(shown);
    await waitFor(() => expect(savedBodies(shown)).toHaveLength(1));
    const sent = savedBodies(shown)[0]?.entity_data ?? {};
    expect(sent).toMatchObject({ raison_sociale: 'Cycles du Rhin SARL', website: 'http://www.cycles.fr' });
    for (const field of ['iban', 'name', 'firstname', 'smartphone']) expect(sent).not.toHaveProperty(field);
  });

  it('sends nobody to ask where nobody may change the section', async () => {
    asStandardUser(EstablishmentStatus.validated);
    await section('Représentant légal');
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
  });
});
