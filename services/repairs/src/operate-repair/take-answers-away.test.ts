import { askingCampaign, student, url } from '../asking-campaign.harness.ts';
import { invoiceOf, pdf, png } from '../evidence.harness.ts';
import { write } from '../journeys.harness.ts';

const { harness, openWith } = askingCampaign();

/** A file of a student whose invoices are sent one after another, each with answers. */
async function openFile() {
  const { rep, entityId, answer } = await openWith(student);
  const { repair_id } = answer.body;
  const upload = (content: Buffer<ArrayBufferLike>) =>
    harness().upload(entityId, content, content === png ? 'png' : 'pdf');
  let file = answer.body;
  const send = async (code: string, data: object) => {
    const sent = await rep.put(url, write(file, code, data));
    if (sent.status === 200) file = { ...file, ...sent.body };
    return sent;
  };
  const invoice = async (answers: object, content: Buffer<ArrayBufferLike> = pdf) =>
    send('FAC', { ...(await upload(content)), amount_net: 50, answers });
  const read = async () => (await rep.get(`${url}/${repair_id}`)).body;
  const ids = async () => ((await read()).answers ?? []).map(({ question_id }: { question_id: string }) => question_id);
  return { upload, send, invoice, read, ids };
}

describe('an answer of a file', () => {
  it('takes an answer away by null, which the history keeps with its question', async () => {
    const { upload, invoice, read, ids } = await openFile();
    const notice = await upload(invoiceOf('Avis'));
    await invoice({ velo: 'autre', kilometres: 30, avis: notice });
    expect(await ids()).toEqual(['etudiant', 'velo', 'kilometres', 'avis']);
    expect((await invoice({ avis: null, kilometres: null })).status).toBe(200);
    expect(await ids()).toEqual(['etudiant', 'velo']);
    expect((await read()).history.at(-1).operation_data.removed_answers).toEqual([
      { question_id: 'kilometres', question: 'Kilomètres par semaine' },
      { question_id: 'avis', question: 'Avis d’imposition' },
    ]);
  });

  it('refuses to take a required answer away by null', async () => {
    const { invoice, ids } = await openFile();
    await invoice({ velo: 'cargo' });
    const refused = await invoice({ velo: null });
    expect([refused.status, refused.body.sentences]).toEqual([
      409,
      [expect.stringMatching(/Quel vélo \?\s»\s: répondez à cette question/)],
    ]);
    expect(await ids()).toEqual(['etudiant', 'velo']);
  });

  it('takes an answer away with the one on which its question depends, and keeps that in the history', async () => {
    const { upload, invoice, read, ids } = await openFile();
    await invoice({ velo: 'cargo', achat: await upload(invoiceOf('Achat')) });
    expect(await ids()).toEqual(['etudiant', 'velo', 'achat']);
    await invoice({ velo: 'autre' });
    expect(await ids()).toEqual(['etudiant', 'velo']);
    expect((await read()).history.at(-1).operation_data.removed_answers).toEqual([
      { question_id: 'achat', question: 'Facture d’achat du vélo cargo' },
    ]);
  });

  it('refuses an answer whose question is not asked with the other answers', async () => {
    const { upload, invoice } = await openFile();
    const refused = await invoice({ velo: 'autre', achat: await upload(invoiceOf('Achat')) });
    expect([refused.status, refused.body.sentences]).toEqual([
      409,
      [expect.stringMatching(/n’est pas posée avec les autres réponses/)],
    ]);
  });
});

describe('a document that answers a question', () => {
  const isInvoice = [409, [expect.stringMatching(/^«\sAvis d’imposition\s»\s: ce fichier est déjà la facture/)]];
  const outcome = ({ status, body }: { status: number; body: { sentences?: string[] } }) => [status, body.sentences];

  it('refuses a document that is the invoice with which it comes, by name or by content', async () => {
    const { upload, send, invoice } = await openFile();
    const file = await upload(pdf);
    expect(outcome(await send('FAC', { ...file, amount_net: 50, answers: { velo: 'autre', avis: file } }))).toEqual(
      isInvoice,
    );
    expect(outcome(await invoice({ velo: 'autre', avis: await upload(pdf) }))).toEqual(isInvoice);
  });

  it('refuses a document that is an earlier invoice, or the photo of the file', async () => {
    const { upload, send, invoice } = await openFile();
    await invoice({ velo: 'autre' });
    expect(outcome(await invoice({ avis: await upload(pdf) }, invoiceOf('Autre')))).toEqual(isInvoice);
    await send('PHO', await upload(png));
    expect(outcome(await invoice({ avis: await upload(png) }, invoiceOf('Autre')))).toEqual([
      409,
      [expect.stringMatching(/ce fichier est déjà la photo du vélo/)],
    ]);
  });

  it('refuses an invoice that is a document which the file has', async () => {
    const { upload, invoice } = await openFile();
    await invoice({ velo: 'autre', avis: await upload(invoiceOf('Avis')) });
    expect(outcome(await invoice({}, invoiceOf('Avis')))).toEqual(isInvoice);
  });
});
