import { statisticsCommand } from '../recount-statistics/statistics.command.ts';
import { askingCampaign } from '../asking-campaign.harness.ts';

const { harness, completeWith } = askingCampaign();

let cargo: Awaited<ReturnType<typeof completeWith>>;
let other: Awaited<ReturnType<typeof completeWith>>;
beforeAll(async () => {
  await harness().run(statisticsCommand, '--recount');
  cargo = await completeWith({ velo: 'cargo', kilometres: 30 });
  other = await completeWith({ velo: 'autre' });
  await harness().drain();
});

const admin = () => harness().as('ADM');
const listed = async (query: string): Promise<readonly string[]> =>
  (await admin().get(`/backend/repairs?${query}`)).body.map((row: { repair_id: string }) => row.repair_id);

describe('the list of staff', () => {
  it.each([
    ['a choice', 'answer=velo%3Dcargo', () => [cargo.opened.repair_id]],
    ['the other choice', 'answer=velo%3Dautre', () => [other.opened.repair_id]],
    ['yes', 'answer=etudiant%3Dtrue', () => [other.opened.repair_id, cargo.opened.repair_id]],
    ['an answer that nobody gave', 'answer=etudiant%3Dfalse', () => []],
    ['an answer together with a status', 'answer=velo%3Dcargo&status=1', () => [cargo.opened.repair_id]],
    ['an answer together with a name', 'answer=velo%3Dcargo&query=durand', () => [cargo.opened.repair_id]],
  ])('finds files by %s', async (_, query, ids) => {
    expect([...(await listed(query))].sort()).toEqual([...ids()].sort());
    const { body } = await admin().get(`/v1/repairs/listed_count?${query}`);
    expect(body).toEqual({ count: ids().length });
  });

  it('finds the files of one shop by an answer', async () => {
    expect(await listed(`answer=velo%3Dcargo&entity_id=${other.entityId}`)).toEqual([]);
    expect(await listed(`answer=velo%3Dcargo&entity_id=${cargo.entityId}`)).toEqual([cargo.opened.repair_id]);
  });

  it.each(['answer=velo', 'answer=%24ne%3Dx%3Dy', 'answer=VELO%3Dcargo'])('refuses %s', async (query) => {
    expect((await admin().get(`/backend/repairs?${query}`)).status).toBe(400);
  });

  it('finds no file by a word that is an answer', async () => {
    expect(await listed('query=velo%3Dcargo')).toEqual([]);
  });
});

it('exports a column for each question, with the answers in the words of the campaign', async () => {
  const { text } = await admin().get(`/v1/repairs/repairs.csv?entity_id=${cargo.entityId}`);
  const [heads = '', row = ''] = (text as string).split('\r\n');
  expect(heads).toMatch(
    /;Le client est-il étudiant \?;Quel vélo \?;Kilomètres par semaine;Avis d’imposition;Facture d’achat du vélo cargo$/,
  );
  expect(row).toMatch(/;Oui;Un vélo cargo;30;;$/);
});

it('counts in the statistics of a period the answers of the files that were filed, by question', async () => {
  const { body } = await admin().get('/v1/repairs/statistics');
  expect(body.questions).toEqual([
    {
      question_id: 'etudiant',
      question: 'Le client est-il étudiant ?',
      answers: [
        { answer: 'Oui', files: 2 },
        { answer: 'Non', files: 0 },
      ],
    },
    {
      question_id: 'velo',
      question: 'Quel vélo ?',
      answers: [
        { answer: 'Un vélo cargo', files: 1 },
        { answer: 'Un autre vélo', files: 1 },
      ],
    },
  ]);
});

it('counts the same answers anew from the files themselves', async () => {
  expect(await harness().run(statisticsCommand)).toEqual([expect.stringMatching(/^\d+ dossiers relus, 0 écarts\.$/)]);
});
