import { refusalError } from '@alveole/contracts';
import { campaignRoutes } from '@alveole/contracts/campaign';
import { secondPersonRefusals } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { PublishCampaignPage } from './publish-campaign-page.tsx';
import { versionPath } from './version-address.ts';

const { checkCampaign, listCampaignVersions, proposeCampaign, publishCampaign, readCampaignVersion, withdrawCampaign } =
  campaignRoutes;
const own = {
  version_id: 'own',
  campaign_id: 'open-ended',
  campaign_name: 'Aide au vélo',
  version: 1,
  state: 'published' as const,
  reason: '',
  is_in_force: true,
};
const proposed = {
  version_id: 'v2',
  campaign_id: 'open-ended',
  campaign_name: 'Aide au vélo',
  version: 2,
  state: 'proposed' as const,
  holds_from: '2026-06-01',
  reason: 'Le budget de la région',
  is_in_force: false,
  proposed_by: { user_id: 'lea', user_name: 'Léa Petit', at: '2026-05-20T09:00:00Z' },
  row_hash: 'b'.repeat(32),
};
const files = { campaign: 'version: 1\nnom: Essai', rules: 'réparation . plafond: 50 €', examples: '- exemple: un' };
const later = { ...files, rules: 'réparation . plafond: 80 €' };

const reserved = {
  file: 'campaign.yaml',
  line: 31,
  sentence: 'L’enveloppe de « Ville » ne suffit pas aux dossiers déjà complets.',
};

const ofTown = { ...own, version_id: 'own-ville', campaign_id: 'ville', campaign_name: 'Strasbourg à vélo' };

function open(
  address = versionPath(),
  permission: 0 | 1 = 0,
  authorId = 'lea',
  doubts = [reserved],
  others: readonly (typeof own)[] = [],
) {
  const props = atDesk({ permission });
  const waiting = { ...proposed, proposed_by: { ...proposed.proposed_by, user_id: authorId } };
  props.api
    .answer(listCampaignVersions, [proposed, own, ...others])
    .answer(readCampaignVersion, ({ params: { id } }) =>
      id === 'own' ? { ...own, files, doubts: [] } : { ...waiting, files: later, former_files: files, doubts },
    )
    .answer(checkCampaign, { faults: [], doubts: [] })
    .answer(proposeCampaign, proposed)
    .answer(publishCampaign, { ...proposed, state: 'published' })
    .answer(withdrawCampaign, { ...proposed, state: 'withdrawn' });
  return { props, ...renderScreen(<PublishCampaignPage {...props} />, { at: address }) };
}
const rules = () => screen.findByLabelText(/Règles et montants/);
const type = async (user: ReturnType<typeof open>['user'], field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};

describe('the versions of the campaign', () => {
  it('says of a version that is published for a later day that it is to come', async () => {
    const later = { ...proposed, state: 'published' as const, holds_from: '2199-01-01' };
    const { props } = open();
    props.api.answer(listCampaignVersions, [later, own]);
    cleanup();
    renderScreen(<PublishCampaignPage {...props} />, { at: versionPath() });
    expect(await screen.findByText('À venir')).toBeInTheDocument();
  });

  it('name their campaign where another one adds to the first, and each may be proposed', async () => {
    const { props, user } = open(versionPath(), 0, 'lea', [], [ofTown]);
    props.api.answer(readCampaignVersion, { ...ofTown, files, doubts: [] });
    const cards = await screen.findAllByRole('region');
    const names = cards.map((card) => within(card).getByRole('heading').textContent);
    expect(names).toEqual(['Aide au vélo', 'Strasbourg à vélo']);
    expect(within(cards[0] as HTMLElement).getByRole('row', { name: /Version 2/ })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /Proposer une version de «\sStrasbourg à vélo\s»/ }));
    expect(await screen.findByText(/écrivez «\sversion: 2\s»/)).toBeInTheDocument();
    expect(props.api.callsOf(readCampaignVersion).at(-1)).toEqual({ params: { id: 'own-ville' } });
  });

  it('says above the list that a version waits for another person, whose it is and for which day', async () => {
    const { user } = open();
    const waiting = /La version\s2, proposée par Léa Petit pour le 1er juin 2026, attend qu’une autre personne/;
    expect(await screen.findByText(waiting)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'La relire' }));
    expect(await screen.findByRole('heading', { name: /Aide au vélo, version\s2/ })).toBeInTheDocument();
  });

  it('says of a published version after which another one came that it was replaced', async () => {
    const former = { ...proposed, version_id: 'v0', state: 'published' as const };
    const { props } = open();
    props.api.answer(listCampaignVersions, [former, own]);
    cleanup();
    renderScreen(<PublishCampaignPage {...props} />, { at: versionPath() });
    expect(await screen.findByText('Remplacée')).toBeInTheDocument();
  });

  it('lists how each version of the campaign stands, from which day, why, and who proposed it', async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /Version 2/ }));
    for (const text of ['Proposée', '1er juin 2026', 'Le budget de la région'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(row.getByText('Léa Petit')).toBeInTheDocument();
    // A card leaves out what is empty.
    expect(row.getAllByRole('gridcell').at(-1)).toBeEmptyDOMElement();
    expect(within(screen.getByRole('row', { name: /Version 1/ })).getByText('En vigueur')).toBeInTheDocument();
  });

  it('offers no new version below administrator level, and says who proposes one', async () => {
    open(versionPath(), 1);
    expect(await screen.findByText('Seul un administrateur propose une version.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Proposer une version' })).not.toBeInTheDocument();
  });

  it('leads from the list to a version and back', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Version 2' }));
    await user.click(await screen.findByRole('link', { name: 'Toutes les versions' }));
    expect(await screen.findByRole('row', { name: /Version 2/ })).toBeInTheDocument();
  });
});

describe('a proposed version', () => {
  it('shows the lines that a proposed version adds and those that it takes away', async () => {
    open(versionPath('v2'));
    const changed = within(await screen.findByRole('region', { name: /Règles et montants/ }));
    expect(changed.getByText('+réparation . plafond: 80 €').tagName).toBe('INS');
    expect(changed.getByText('-réparation . plafond: 50 €').tagName).toBe('DEL');
    expect(within(screen.getByRole('region', { name: /Exemples/ })).getByText(/Rien ne change/)).toBeInTheDocument();
  });

  it('warns of what is most likely not meant in a version that waits, with its file and line', async () => {
    open(versionPath('v2'));
    expect(await screen.findByText('Un point à vérifier')).toBeInTheDocument();
    const point = screen.getByText(/ne suffit pas aux dossiers déjà complets/);
    expect(point).toHaveTextContent('campaign.yaml, ligne 31');
  });

  it('repeats it where the publication is confirmed, since that cannot be undone', async () => {
    const { user } = open(versionPath('v2'));
    await user.click(await screen.findByRole('button', { name: 'Publier' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/ne suffit pas aux dossiers déjà complets/);
  });

  it('offers the publication of a version after what it changes', async () => {
    open(versionPath('v2'));
    const button = await screen.findByRole('button', { name: 'Publier' });
    const heading = screen.getByRole('heading', { name: 'Ce qui change' });
    expect(heading.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('publishes a version once its day and its consequence are confirmed', async () => {
    const { props, user } = open(versionPath('v2'));
    await user.click(await screen.findByRole('button', { name: 'Publier' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /Publier la version 2/ }));
    expect(dialog.getByText(/réparations faites à partir du 1er juin 2026/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Publier' }));
    await waitFor(() => expect(props.notices).toEqual([{ tone: 'success', text: 'La version est publiée' }]));
    expect(props.api.callsOf(publishCampaign)[0]?.body).toEqual({
      version_id: 'v2',
      last_row_hash: proposed.row_hash,
    });
  });

  it('says why the service refuses the publication of a version to its author', async () => {
    const { props, user } = open(versionPath('v2'));
    props.api.answer(publishCampaign, () => {
      throw refusalError(secondPersonRefusals.same);
    });
    await user.click(await screen.findByRole('button', { name: 'Publier' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Publier' }));
    expect(await dialog.findByText(/Vous avez fait la première étape/)).toBeInTheDocument();
  });

  it('withdraws a proposed version on confirmation', async () => {
    const { props, user } = open(versionPath('v2'));
    await user.click(await screen.findByRole('button', { name: 'Retirer' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirer' }));
    await waitFor(() => expect(props.notices).toEqual([{ tone: 'success', text: 'La version est retirée' }]));
  });

  it('offers the publication of a version to any other member of the desk, its withdrawal to administrators alone', async () => {
    open(versionPath('v2'), 1);
    expect(await screen.findByRole('button', { name: 'Publier' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retirer' })).not.toBeInTheDocument();
  });

  it('says to the author of a version that somebody else publishes it', async () => {
    const { userId = '' } = atDesk({ permission: 0 }).session;
    open(versionPath('v2'), 0, userId);
    expect(await screen.findByText(/Vous avez proposé cette version/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Publier' })).not.toBeInTheDocument();
  });
});

describe('the form of a new version', () => {
  it('begins a new version with the files in force, and shows each fault with the way to its line', async () => {
    const { props, user } = open(versionPath('nouvelle'));
    expect(await rules()).toHaveValue(files.rules);
    props.api.answer(checkCampaign, {
      faults: [{ file: 'campaign.yaml', line: 2, sentence: 'Ce nom est écrit deux fois.' }],
      doubts: [],
    });
    await user.click(screen.getByRole('button', { name: 'Vérifier' }));
    expect(await screen.findByText(/Ce nom est écrit deux fois/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'campaign.yaml, ligne 2' }));
    const area = screen.getByLabelText<HTMLTextAreaElement>(/Identité, calendrier/);
    expect(area).toHaveFocus();
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('nom: Essai');
  });

  it('tells the number that the next version of the campaign bears, after a withdrawn one too', async () => {
    const { props } = open(versionPath('nouvelle'));
    props.api.answer(listCampaignVersions, [{ ...proposed, state: 'withdrawn' }, own]);
    expect(await screen.findByText(/écrivez « version: 3 »/)).toBeInTheDocument();
  });

  it('shows what is most likely not meant in a version, and proposes it all the same', async () => {
    const { props, user } = open(versionPath('nouvelle'));
    const doubt = { file: 'campaign.yaml', line: 1, sentence: 'Le 01/01/2206 est loin.' };
    props.api.answer(checkCampaign, { faults: [], doubts: [doubt] });
    await rules();
    await user.click(screen.getByRole('button', { name: 'Vérifier' }));
    expect(await screen.findByText('Un point à vérifier')).toBeInTheDocument();
    expect(screen.getByText(/Le 01\/01\/2206 est loin/)).toBeInTheDocument();
    await user.type(screen.getByLabelText(/à partir du/), '01/06/2026');
    await user.type(screen.getByLabelText(/Pourquoi/), 'Le budget');
    await user.click(screen.getByRole('button', { name: 'Proposer la version' }));
    await waitFor(() => expect(props.api.callsOf(proposeCampaign)).toHaveLength(1));
  });

  it('asks for the day and the reason of a version, then sends its files and shows it', async () => {
    const { props, user, address } = open(versionPath('nouvelle'));
    await type(user, await rules(), later.rules);
    await user.click(screen.getByRole('button', { name: 'Proposer la version' }));
    expect(screen.getByText('Choisissez un jour')).toBeInTheDocument();
    expect(screen.getByText('Dites pourquoi cette version est proposée')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/à partir du/), '01/06/2026');
    await user.type(screen.getByLabelText(/Pourquoi/), 'Le budget');
    await user.click(screen.getByRole('button', { name: 'Proposer la version' }));
    await waitFor(() => expect(props.api.callsOf(proposeCampaign)).toHaveLength(1));
    expect(props.api.callsOf(proposeCampaign)[0]?.body).toMatchObject({
      files: later,
      holds_from: '2026-06-01',
      reason: 'Le budget',
    });
    await waitFor(() => expect(address()).toBe(versionPath('v2')));
  });

  it('sends no version while one of its files has a fault', async () => {
    const { props, user } = open(versionPath('nouvelle'));
    props.api.answer(checkCampaign, {
      faults: [{ file: 'rules.publicodes', line: 1, sentence: 'Introuvable.' }],
      doubts: [],
    });
    await rules();
    await user.type(screen.getByLabelText(/à partir du/), '01/06/2026');
    await user.type(screen.getByLabelText(/Pourquoi/), 'Le budget');
    await user.click(screen.getByRole('button', { name: 'Proposer la version' }));
    expect(await screen.findByText('Une faute à corriger')).toBeInTheDocument();
    expect(props.api.callsOf(proposeCampaign)).toEqual([]);
  });
});
