import { openEndedCampaign, programme2020 } from '../campaign/campaigns.fixture.ts';
import { faqSteps, guideAnswers, type AnswerStep } from './guide-answers.ts';
import { helpSteps, helpTree, previousScreenLabel, type HelpStep } from './help-tree.ts';

const flat = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the help tree', () => {
  it.each([
    ['0', 'Comment pouvons-nous vous aider ?', null],
    ['1', 'Le fonctionnement du dispositif', '0'],
    ['2', 'Les réparations et le professionnel', '0'],
    ['3', 'Un problème lors de la préinscription', '0'],
    ['1a', "L'éligibilité des réparations", '1'],
    ['1b', 'Les étapes pour bénéficier de la prime', '1'],
    ['1c', 'Le calcul de la prime', '1'],
    ['2a', 'Le professionnel', '2'],
    ['2b', 'Le choix des réparations', '2'],
    ['2c', "L'éligibilité", '2'],
    ['2d', 'Un litige avec le réparateur', '2'],
    ['3a', 'Les étapes de la préinscription', '3'],
    ['3b', 'Un problème pour finaliser la préinscription', '3'],
    ['3c', 'Une erreur de numéro de téléphone ou un code SMS non reçu', '3'],
  ] as const)('step %s is « %s », behind step %s', (step, title, previous) => {
    expect([flat(helpTree[step].title), helpTree[step].previous]).toEqual([title, previous]);
  });

  it('leads back by « Ecran précédent »', () => {
    expect(previousScreenLabel).toBe('Ecran précédent');
  });

  it('reaches every screen from the start, and every screen leads back to it', () => {
    const reach = (step: HelpStep): readonly HelpStep[] => [step, ...helpTree[step].next.flatMap(reach)];
    expect([...reach('0')].sort()).toEqual([...helpSteps].sort());
    const back = (step: HelpStep): HelpStep =>
      helpTree[step].previous === null ? step : back(helpTree[step].previous);
    expect(new Set(helpSteps.map(back))).toEqual(new Set(['0']));
  });

  it('ends in screens that have an answer', () => {
    const answers = guideAnswers(programme2020);
    const leaves = helpSteps.filter((step) => helpTree[step].next.length === 0);
    expect(Object.keys(answers).sort()).toEqual([...leaves].sort());
    expect(leaves.every((step) => answers[step as AnswerStep].length > 0)).toBe(true);
  });
});

it('the menu of the FAQ has nine steps', () => {
  expect(faqSteps).toEqual(['1a', '1b', '1c', '2a', '2b', '2c', '2d', '3a', '3b']);
});

describe('the answers', () => {
  const answers = guideAnswers(programme2020);

  it('work out the two examples of the programme', () => {
    const premium = answers['1c'].map(flat);
    expect(premium).toContain('Pour 10 € hors taxes, il reste à payer la TVA seule, soit 2 €.');
    expect(premium).toContain(
      'Pour 125 € hors taxes, il reste à payer 75 € hors taxes et 25 € de TVA, soit 100 € toutes taxes comprises.',
    );
    expect(premium.some((line) => line.includes('67,50 €') && line.includes('13,50 €'))).toBe(true);
  });

  it('give the end of a campaign only where there is one', () => {
    expect(answers['1b'][0]).toContain(
      "depuis le 11\u00a0mai\u00a02020, la remise en selle depuis le 30\u00a0mai\u00a02020 jusqu'au 31\u00a0mars\u00a02021",
    );
    expect(guideAnswers(openEndedCampaign)['1b'][0]).not.toContain('jusqu');
  });

  it('advise to see the repairer when the SMS does not come, outside the FAQ', () => {
    expect(answers['3c'][0]).toContain('corriger votre numéro de téléphone');
    expect(faqSteps).not.toContain('3c');
  });
});
