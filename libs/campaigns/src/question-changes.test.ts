import { campaignTexts } from './campaigns-folder.ts';
import { checkCampaign } from './check-campaign.ts';
import { alteredCampaign } from './written-campaign.fixture.ts';
import { faultText } from './yaml/campaign-fault.ts';

const yesOrNo = (id: string, label: string) =>
  `  - identifiant: ${id}\n    question: ${label}\n    étape: facture\n    réponse: oui ou non\n`;
const number = (id: string, label: string) =>
  `  - identifiant: ${id}\n    question: ${label}\n    étape: facture\n    réponse: nombre\n`;

function checkedAfter(former: string | undefined, questions: string) {
  const moment = { today: '2020-11-27', former: former === undefined ? undefined : campaignWith(former) };
  const { faults, doubts } = checkCampaign(textsWith(questions), 'programme-2020', moment);
  const text = (fault: (typeof faults)[number]) => faultText('', fault).slice(1);
  return { faults: faults.map(text), doubts: doubts.map(text) };
}

const textsWith = (questions: string) =>
  campaignTexts(
    alteredCampaign('campaign.yaml', 'taux de TVA: 20', `${questions && `questions:\n${questions}`}taux de TVA: 20`),
  );

function campaignWith(questions: string) {
  const { campaign } = checkCampaign(textsWith(questions), 'programme-2020', { today: '2020-11-27' });
  if (campaign === undefined) throw new Error('The campaign has faults');
  return campaign;
}

const loan = yesOrNo('pret', 'Un vélo est prêté ?');

it('refuses a question that keeps its identifier and takes another kind of answer, with its line', () => {
  expect(checkedAfter(loan, number('pret', 'Jours de prêt')).faults).toEqual([
    expect.stringMatching(/^campaign\.yaml:\d+ : « pret » ne prend plus la même sorte de réponse/),
  ]);
});

it('doubts a question that is asked under another identifier, with the one that answers stay under', () => {
  expect(checkedAfter(loan, yesOrNo('pret-de-velo', 'Un vélo est prêté ?'))).toEqual({
    faults: [],
    doubts: [expect.stringMatching(/^campaign\.yaml:\d+ : « pret-de-velo » .* restent sous « pret »/)],
  });
});

it.each([
  ['is worded anew', loan, yesOrNo('pret', 'A-t-il eu un vélo de prêt ?')],
  ['is asked no more', loan, ''],
  ['is added', loan, loan + number('jours', 'Jours de prêt')],
  ['is the first of its campaign', undefined, loan],
])('finds nothing where a question %s', (_, former, questions) => {
  expect(checkedAfter(former, questions)).toEqual({ faults: [], doubts: [] });
});
