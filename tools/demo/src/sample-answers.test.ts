import type { RouteDefinition } from '@alveole/contracts';
import { campaignRoutes } from '@alveole/contracts/campaign';
import type { Question } from '@alveole/domain';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import type { DemoApi } from './api.ts';
import { sampleAnswers } from './sample-answers.ts';

const student: Question = { id: 'student', label: 'Étudiant ?', step: 'opening', kind: 'yes-no', isRequired: true };
const card: Question = { id: 'card', label: 'Carte', step: 'invoice', kind: 'document', isRequired: true };
const upload = async () => ({ media_url: 'a.pdf', media_hash: 'b', type_file: '.pdf' as const });

/** An installation whose campaign asks these questions. */
function instanceWith(...questions: Question[]): Pick<DemoApi, 'call'> {
  const listed = [{ campaign: { ...openEndedCampaign, questions } }];
  return {
    call: async (route: RouteDefinition) => (route.name === campaignRoutes.listCampaigns.name ? listed : undefined),
  } as unknown as Pick<DemoApi, 'call'>;
}

describe('what the journey answers to the questions of a campaign', () => {
  it('is no to a question of yes or no, and the document that is required', async () => {
    const api = instanceWith(student, card);
    expect(await sampleAnswers(api, 'opening', upload)).toEqual({ student: false });
    expect(await sampleAnswers(api, 'invoice', upload)).toEqual({ card: await upload() });
  });

  it('is nothing to a question that depends on another answer than that of the journey, at an earlier step', async () => {
    const api = instanceWith(student, { ...card, askedIf: { questionId: 'student', answer: true } });
    expect(await sampleAnswers(api, 'invoice', upload)).toBeUndefined();
  });
});
