import { invoiceOf, pdf } from '../evidence.harness.ts';
import { write } from '../journeys.harness.ts';
import { askingCampaign, student, url } from '../asking-campaign.harness.ts';

const { harness, openWith, invoiceWith } = askingCampaign();

const refused = (...sentences: readonly unknown[]) => [
  409,
  expect.objectContaining({ code: 'AnswersRefusedException', sentences }),
];

describe('a file is opened', () => {
  it('opens a file with the answers that the campaign asks for then, each told in its words', async () => {
    const { rep, answer } = await openWith(student);
    expect(answer.status).toBe(200);
    const { body } = await rep.get(`${url}/${answer.body.repair_id}`);
    expect(body.answers).toEqual([
      { question_id: 'etudiant', question: 'Le client est-il étudiant ?', answer: 'Oui', value: true },
    ]);
  });

  it('opens the file of a session without the answers that are asked of repairs alone', async () => {
    expect((await openWith(undefined, { gender: 1 })).answer.status).toBe(200);
  });

  it.each([
    ['without an answer', undefined, /^«\sLe client est-il étudiant \?\s»\s: répondez à cette question\.$/],
    ['with a text for yes or no', { etudiant: 'oui' }, /répondez par oui ou par non/],
    [
      'with the answer to a later question',
      { ...student, velo: 'cargo' },
      /^Cette question n’est pas posée\s: velo\.$/,
    ],
    [
      'with a document for yes or no',
      { etudiant: { media_url: 'a/b.pdf', media_hash: '0'.repeat(64), type_file: '.pdf' } },
      /oui ou par non/,
    ],
  ])('refuses to open a file %s', async (_, answers, sentence) => {
    const { answer } = await openWith(answers);
    expect([answer.status, answer.body]).toEqual(refused(expect.stringMatching(sentence)));
  });

  it('refuses to open a file where a condition names the answer and refuses it, in the words of the campaign', async () => {
    const { answer } = await openWith({ etudiant: false });
    expect([answer.status, answer.body.sentences]).toEqual([409, ['L’aide est réservée aux étudiants.']]);
  });

  it.each([
    ['more than twelve answers', Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`q${index}`, 1]))],
    ['a question that no identifier names', { 'A B': 1 }],
    ['an answer that is a list', { etudiant: [true] }],
    ['an answer with a hidden sign', { etudiant: 'o\u202Eui' }],
  ])('refuses to open a file with %s, by the schema', async (_, answers) => {
    expect((await openWith(answers)).answer.status).toBe(400);
  });
});

describe('an invoice', () => {
  it('gives an invoice the premium that the rules give for the answers, and keeps them as steps to it', async () => {
    const { invoiced, read } = await invoiceWith({ velo: 'cargo' });
    expect(invoiced.status).toBe(200);
    const file = await read();
    expect(file.repair_amounts.amount_to_refund).toBe(40);
    expect(file.answers.map(({ answer }: { answer: string }) => answer)).toEqual(['Oui', 'Un vélo cargo']);
    expect(file.history.at(-1).operation_data.reckoning.steps).toContainEqual({
      title: 'Quel vélo ?',
      value: 'Un vélo cargo',
    });
  });

  it.each([
    ['without a required answer', undefined, /^«\sQuel vélo \?\s»\s: répondez à cette question\.$/],
    ['with what is no option', { velo: 'tandem' }, /^«\sQuel vélo \?\s»\s: choisissez une réponse\.$/],
    ['with a number over the most', { velo: 'autre', kilometres: 501 }, /500 au plus/],
    [
      'with a name in the place of a document',
      { velo: 'autre', avis: 'avis' },
      /^«\sAvis d’imposition\s»\s: cette réponse ne convient pas\.$/,
    ],
  ])('refuses an invoice %s, and leaves the file as it was', async (_, answers, sentence) => {
    const { invoiced, read } = await invoiceWith(answers);
    expect([invoiced.status, invoiced.body]).toEqual(refused(expect.stringMatching(sentence)));
    expect((await read()).history).toHaveLength(1);
  });

  it('keeps a copy of a document that answers a question beside an invoice', async () => {
    const { rep, entityId, answer } = await openWith(student);
    const [invoice, notice] = [
      await harness().upload(entityId, pdf, 'pdf'),
      await harness().upload(entityId, invoiceOf('Avis'), 'pdf'),
    ];
    const invoiced = await rep.put(
      url,
      write(answer.body, 'FAC', { ...invoice, amount_net: 50, answers: { velo: 'autre', avis: notice } }),
    );
    expect(invoiced.status).toBe(200);
    const { body } = await rep.get(`${url}/${answer.body.repair_id}`);
    expect(body.answers.at(-1)).toEqual({
      question_id: 'avis',
      question: 'Avis d’imposition',
      answer: 'Document joint',
      value: expect.stringMatching(/\.pdf$/),
      media_url: expect.stringMatching(/\.pdf$/),
    });
    expect(body.answers.at(-1).media_url).not.toBe(notice.media_url);
  });

  it('refuses an invoice with a document of another shop', async () => {
    const { rep, entityId, answer } = await openWith(student);
    const { entity: other } = await harness().shop();
    const [invoice, foreign] = [
      await harness().upload(entityId, pdf, 'pdf'),
      await harness().upload(other.entity_id, pdf, 'pdf'),
    ];
    const invoiced = await rep.put(
      url,
      write(answer.body, 'FAC', { ...invoice, amount_net: 50, answers: { velo: 'autre', avis: foreign } }),
    );
    expect([invoiced.status, invoiced.body.code]).toEqual([403, 'NotAuthorizedException']);
  });

  it('keeps the answers that an invoice in the place of another one does not change', async () => {
    const { rep, entityId, opened, invoiced, read } = await invoiceWith({ velo: 'cargo', kilometres: 12 });
    const upload = await harness().upload(entityId, pdf, 'pdf');
    const again = await rep.put(
      url,
      write({ ...opened, ...invoiced.body }, 'FAC', { ...upload, amount_net: 60, answers: { kilometres: 30 } }),
    );
    expect(again.status).toBe(200);
    const file = await read();
    expect(file.repair_amounts.amount_to_refund).toBe(48);
    expect(file.answers.map(({ answer }: { answer: string }) => answer)).toEqual([
      'Oui',
      'Un vélo cargo',
      '30\u00a0km',
    ]);
  });

  it('takes an invoice of staff in the place of the repairer without answers, where the rules need none of them', async () => {
    const { entityId, opened, read } = await invoiceWith({ velo: 'tandem' });
    const upload = await harness().upload(entityId, pdf, 'pdf');
    const answer = await harness()
      .as('ADM')
      .put('/backend/repair', write(opened, 'FAC', { ...upload, amount_net: 50, answers: { velo: 'autre' } }));
    expect(answer.status).toBe(200);
    expect((await read()).repair_amounts.amount_to_refund).toBe(20);
  });
});
