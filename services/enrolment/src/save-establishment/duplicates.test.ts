import { decide, fileOf, register, validatedShop } from '../shops.harness.ts';
import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const association = {
  legalStatut: 1,
  asso_type: 'HAM' as const,
  siret: undefined,
  chaine: undefined,
};
let serial = 0;
const freshRna = () => `WWWWWW67${String((serial += 1)).padStart(6, '0')}`;

describe('a file with the mail or a phone of another validated one', () => {
  it.each(['smartphone', 'telephone'] as const)(
    'is not validated before the other has been seen (%s)',
    async (field) => {
      const first = await validatedShop(enrolment);
      const second = await register(enrolment, { telephone: first.data[field] });
      const refused = await decide(enrolment, second.id, { status: 1 });
      expect([refused.status, refused.body.code, refused.body.duplicates]).toEqual([
        409,
        'DUPLICATES_DETECTED',
        [first.id],
      ]);
      expect((await fileOf(enrolment, second.id)).status).toBe(0);
      const validated = await decide(enrolment, second.id, { status: 1, acknowledged_duplicates: [first.id] });
      expect([validated.status, validated.body.status]).toEqual([200, 1]);
      const stored = await enrolment.models.establishments.findById(second.id).lean();
      expect(stored?.history.at(-1)?.acknowledgedDuplicates).toEqual([first.id]);
    },
  );

  it('is recognised by its mail, capitals or not', async () => {
    const first = await validatedShop(enrolment);
    await decide(enrolment, first.id, { entity_data: { mail: 'Atelier.Commun@exemple.fr' } }, { role: 'ALL' });
    const second = await register(enrolment, {}, 'atelier.commun@exemple.fr');
    expect((await decide(enrolment, second.id, { status: 1 })).body.duplicates).toEqual([first.id]);
  });

  it('is not acknowledged by naming some other file', async () => {
    const [first, third] = [await validatedShop(enrolment), await validatedShop(enrolment)];
    const second = await register(enrolment, { telephone: first.data.telephone });
    const answer = await decide(enrolment, second.id, { status: 1, acknowledged_duplicates: [third.id] });
    expect(answer.body.code).toBe('DUPLICATES_DETECTED');
  });

  it('is refused, modified and approved by force without a word about it', async () => {
    const first = await validatedShop(enrolment);
    const second = await register(enrolment, { telephone: first.data.telephone });
    expect((await decide(enrolment, second.id, { force_approval: true })).status).toBe(200);
    expect((await decide(enrolment, second.id, { entity_data: { city: 'Schiltigheim' } })).status).toBe(200);
  });

  it('stands alone beside files that are not validated, and beside like numbers', async () => {
    const waiting = await register(enrolment);
    const validated = await validatedShop(enrolment, { raison_sociale: 'PARTAGE', telephone: '+33388999999' });
    const second = await register(enrolment, {
      telephone: waiting.data.telephone,
      raison_sociale: '0388999999',
      commercialname: 'PARTAGE',
    });
    expect(validated.answer.status).toBe(200);
    expect((await decide(enrolment, second.id, { status: 1 })).status).toBe(200);
  });

  it('of a list that the caller does not read is left to who reads every list, and not named', async () => {
    const shop = await validatedShop(enrolment);
    const asso = await register(enrolment, { ...association, siret: freshRna(), telephone: shop.data.telephone });
    const refused = await decide(enrolment, asso.id, { status: 1 }, { role: 'FUB' });
    expect([refused.body.code, refused.body.duplicates]).toEqual(['DUPLICATES_DETECTED', []]);
    const guessed = await decide(
      enrolment,
      asso.id,
      { status: 1, acknowledged_duplicates: [shop.id] },
      { role: 'FUB' },
    );
    expect(guessed.body.message).toBe('A validated file of another list has the same mail or phone.');
    const seen = await decide(enrolment, asso.id, { status: 1 }, { role: 'ALL' });
    expect(seen.body.duplicates).toEqual([shop.id]);
    const decided = { status: 1, acknowledged_duplicates: [shop.id] };
    expect((await decide(enrolment, asso.id, decided, { role: 'ALL' })).status).toBe(200);
  });
});
