import { randomUUID } from 'node:crypto';
import type { EntityData, SavedEntityData } from '@alveole/contracts/establishment';
import type { HarnessAnswer } from '@alveole/testing/node';
import type { OpenEnrolment } from './enrolment.harness.ts';

/** The smallest file whose first bytes say PDF. */
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
export const password = 'Velo-1234';

let serial = 0;
export const freshSerial = () => (serial += 1);
export const shopMail = () => `atelier-${freshSerial()}@exemple.fr`;
const serialPhone = (prefix: string) => `+33${prefix}${String(freshSerial()).padStart(6, '0')}`;
export const shopSiret = () => String(73_000_000_000_000 + freshSerial());

/** A bike shop of Strasbourg that lacks nothing but its documents. */
export function shopData(changes: Partial<EntityData> = {}): EntityData {
  return {
    raison_sociale: 'CYCLES DU RHIN SARL',
    commercialname: 'Cycles du Rhin',
    siret: shopSiret(),
    legalStatut: 0,
    chaine: 'Autre',
    codeAPE: '4764Z',
    name: 'Martin',
    firstname: 'Camille',
    smartphone: serialPhone('612'),
    telephone: serialPhone('388'),
    adresse: '12 quai des Bateliers',
    zip: '67000',
    city: 'Strasbourg',
    latitude: 48.5811,
    longitude: 7.7549,
    repairman: 2,
    repairday: 12,
    cguAccept: true,
    cgsAccept: true,
    ...(changes.activity === undefined ? {} : { ve: trainingBlock }),
    ...changes,
  };
}

/** What a provider of training tells, lacking nothing. */
export const trainingBlock: NonNullable<EntityData['ve']> = {
  veSavoirRouler: true,
  veDescription: 'Des séances de remise en selle pour adultes, en petit groupe, d’une cour fermée à la rue. '.repeat(6),
  vePedagogie: 'Chacun avance à son rythme : équilibre, freinage, trajectoire, puis circulation à deux. '.repeat(6),
  veDiplome: { EMV: true },
  veDiplomeAccept: true,
  veLegalAccept: true,
  veFormateur: 2,
  veHourPerWeek: 12,
};

export interface Shop {
  readonly id: string;
  readonly mail: string;
  readonly data: EntityData;
  readonly answer: HarnessAnswer;
  readonly userId: string;
}

/** Goes the whole way of a visitor: code, KBIS, registration. */
export async function register(
  enrolment: OpenEnrolment,
  changes: Partial<EntityData> = {},
  mail = shopMail(),
): Promise<Shop> {
  const { body } = await enrolment.visitor.post('/enrolment/check_email', { mail });
  const kbis = await enrolment.uploadAs(enrolment.visitor, body.media_url_prefix, 'pdf', pdf);
  const data = shopData({ documents: [{ ...kbis, media_gender: 'KBIS', media_id: randomUUID() }], ...changes });
  const answer = await enrolment.visitor.post('/enrolment/entity', {
    entity_id: body.entity_id,
    entity_data: data,
    code: await enrolment.codeFor(mail),
    password,
  });
  return { id: body.entity_id, mail, data, answer, userId: answer.body.user_id };
}

export const partnerOf = (enrolment: OpenEnrolment, { id }: Pick<Shop, 'id'>) =>
  enrolment.as('REP', { entityId: id, userName: 'Martin Camille', permission: 0 });

/** The file as a member of staff reads it now. */
export async function fileOf(enrolment: OpenEnrolment, id: string) {
  return (await enrolment.as('ALL').get(`/enrolment/entity/${id}`)).body;
}

/** A save by staff on the file as it stands. */
export async function decide(
  enrolment: OpenEnrolment,
  id: string,
  change: {
    status?: number;
    entity_data?: Partial<SavedEntityData>;
    force_approval?: boolean;
    acknowledged_duplicates?: string[];
    undo_closing?: boolean;
  },
  person: { role?: 'ADM' | 'ALL' | 'FUB'; userId?: string; permission?: 0 | 1; userName?: string } = {},
) {
  const { row_hash } = await fileOf(enrolment, id);
  const { role = 'ADM', ...actor } = person;
  return enrolment
    .as(role, actor)
    .put('/enrolment/entity', { entity_id: id, last_row_hash: row_hash, entity_data: {}, ...change });
}

/** A validated shop. */
export async function validatedShop(enrolment: OpenEnrolment, changes: Partial<EntityData> = {}): Promise<Shop> {
  const shop = await register(enrolment, changes);
  const answer = await decide(enrolment, shop.id, { status: 1 });
  if (answer.status !== 200) throw new Error(`The shop was not validated: ${JSON.stringify(answer.body)}`);
  return shop;
}

/** A visitor who holds a code and has put up a KBIS. */
export async function applicant(enrolment: OpenEnrolment, mail = shopMail()) {
  const { entity_id, media_url_prefix } = (await enrolment.visitor.post('/enrolment/check_email', { mail })).body;
  const kbis = await enrolment.uploadAs(enrolment.visitor, media_url_prefix, 'pdf', pdf);
  return {
    mail,
    entity_id,
    prefix: media_url_prefix,
    code: await enrolment.codeFor(mail),
    documents: [{ ...kbis, media_gender: 'KBIS' as const, media_id: randomUUID() }],
  };
}

/** A partner's save upon the version that stands. */
export async function saveOf(enrolment: OpenEnrolment, shop: Pick<Shop, 'id'>, entity_data: object, more: object = {}) {
  const { row_hash } = await fileOf(enrolment, shop.id);
  return partnerOf(enrolment, shop).put('/enrolment/entity', {
    entity_id: shop.id,
    entity_data,
    last_row_hash: row_hash,
    ...more,
  });
}
