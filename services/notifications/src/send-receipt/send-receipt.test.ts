import { events } from '@alveole/contracts';
import { RepairKind } from '@alveole/domain';
import { fields, freshMail, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

const requested = (mail: string, changes: object = {}) =>
  events.repairReceiptRequested.create(
    fields({
      repair_id: 'r1',
      repair_rozo_id: 'REP00042_10001',
      gender: RepairKind.repair,
      sealed_mail: notifications.sealed(mail),
      shop: { name: 'Les Cycles', address: '3 rue du Rhin, 67000 Strasbourg', siret: '73282932000074' },
      bike_brand: 'Gitane',
      net_cents: 125_00,
      to_refund_cents: 50_00,
      vat_percent: 20,
      confirmed_at: '2026-03-02T10:07:00.000Z',
      ...changes,
    }),
  );

async function received(changes: object = {}) {
  const mail = freshMail();
  await notifications.handle(requested(mail, changes));
  const [message] = await notifications.inbox.messages(mail);
  return { subject: message?.subject, text: (message?.text ?? '').replace(/[\u00a0\u202f]/g, ' ') };
}

describe('the mail of a receipt', () => {
  it('states in the mail of a receipt shop, file, day, invoice, VAT, aid and what the client paid', async () => {
    const { subject, text } = await received();
    expect(subject).toBe('Reçu de l’aide à la réparation, Les Cycles');
    for (const part of [
      'SIRET 73282932000074',
      'Dossier REP00042_10001 · Vélo Gitane · 2 mars 2026',
      'Facture HT : 125,00 €',
      'TVA 20 % : 25,00 €',
      'Aide déduite : −50,00 €',
      'À payer par le client : 100,00 €',
    ])
      expect(text).toContain(part);
  });

  it('states in the mail of a receipt why a shop of art. 293 B charges no VAT', async () => {
    const { text } = await received({ taux_tva: '293B' });
    expect(text).toContain('TVA non applicable, art. 293 B du CGI.');
    expect(text).toContain('Total de la facture : 125,00 €');
  });

  it('states in the mail of a receipt the code by which the file is found in the public accounts, where there is one', async () => {
    expect((await received({ receipt_code: 'K7QM4T2X9RCE51VB' })).text).toContain(
      'Code du reçu : K7QM-4T2X-9RCE-51VB.',
    );
    expect((await received()).text).not.toContain('Code du reçu');
  });

  it('names in the mail of a receipt each funder with its part of the aid, and nobody where the programme pays alone', async () => {
    const funders = [
      { funder_name: 'Ville de Strasbourg', cents: 20_00 },
      { funder_name: 'Programme vélo', cents: 30_00 },
    ];
    const { text } = await received({ funders });
    expect(text).toContain('Aide payée par Ville de Strasbourg : 20,00 €');
    expect(text).toContain('Aide payée par Programme vélo : 30,00 €');
    expect((await received()).text).not.toContain('Aide payée par');
  });

  it('keeps in the mail of a receipt what the client paid, and says apart what a correction made of the aid since', async () => {
    const { text } = await received({ to_refund_cents: 5_00, adjustment_cents: -45_00 });
    expect(text).toContain('À payer par le client : 100,00 €');
    expect(text).toContain(
      'L’aide a été corrigée depuis : 5,00 €. La différence se règle entre le programme et le professionnel : ce que le client a payé ne change pas.',
    );
    expect((await received()).text).not.toContain('corrigée');
  });

  it('names the lesson in the receipt of a session, and no bike', async () => {
    const { subject, text } = await received({ gender: RepairKind.session, bike_brand: undefined });
    expect(subject).toBe('Reçu de l’aide à la remise en selle, Les Cycles');
    expect(text).not.toContain('Vélo');
  });

  it('sends the mail of a receipt once, and keeps its address in no delivery', async () => {
    const mail = freshMail();
    const event = requested(mail);
    await notifications.handle(event);
    await notifications.handle(event);
    expect(await notifications.inbox.messages(mail)).toHaveLength(1);
    const deliveries = await notifications.as('ADM').get('/v1/notifications/deliveries');
    expect(deliveries.text).toContain('"receipt"');
    expect(deliveries.text).not.toContain(mail);
  });
});
