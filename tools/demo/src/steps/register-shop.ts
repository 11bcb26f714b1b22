import { randomInt, randomUUID } from 'node:crypto';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { codeSentTo } from '../inbox.ts';
import type { JourneyState, Step } from '../journey.ts';
import { samplePdf } from '../sample-files.ts';
import { lyon, servedPlace } from '../served-place.ts';

/** A bike shop asks for its code, sends its KBIS and registers. */
export const registerShop: Step = {
  title: 'Un vélociste s’inscrit',
  async run({ api, state }) {
    state.place = await servedPlace(api);
    const { entity_id, media_url_prefix } = await api.call(establishmentRoutes.requestCode, {
      body: { mail: state.mail },
    });
    const code = await codeSentTo(api, state.mail);
    const bytes = samplePdf(['Extrait Kbis', state.shopName, state.siret]);
    const kbis = await api.upload({ bytes, extension: '.pdf', prefix: media_url_prefix });
    const registered = await api.call(establishmentRoutes.registerEntity, {
      body: {
        entity_id,
        code,
        password: state.password,
        entity_data: shopData(state, { ...kbis, media_gender: 'KBIS', media_id: randomUUID() }),
      },
    });
    state.entityId = registered.entity_id;
    return `code ${code} reçu par courriel, établissement ${registered.entity_id} à ${state.place.city}`;
  },
};

type ShopProof = { media_gender: 'KBIS'; media_id: string; media_url: string; media_hash: string };

/** What the shop tells of itself. */
export function shopData(state: Pick<JourneyState, 'mail' | 'place' | 'shopName' | 'siret'>, kbis: ShopProof) {
  const { zip, city, latitude, longitude } = state.place ?? lyon;
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 12);
  return {
    raison_sociale: state.shopName.toUpperCase(),
    commercialname: state.shopName,
    siret: state.siret,
    legalStatut: 0,
    chaine: 'Autre',
    codeAPE: '9529Z',
    name: 'LEROY',
    firstname: 'SOPHIE',
    mail: state.mail,
    smartphone: freshPhone('6199'),
    telephone: freshPhone('4789'),
    adresse: '12 rue Terme',
    zip,
    city,
    latitude,
    longitude,
    repairman: 2,
    repairday: 15,
    cguAccept: true,
    cguAcceptDate: now,
    cgsAccept: true,
    cgsAcceptDate: now,
    activity: { done: 0 },
    documents: [kbis],
  };
}

/** A number of its own for every walk: a shop that shares its phone with another is a possible duplicate. */
function freshPhone(beginning: string): string {
  return `+33${beginning}${String(randomInt(100_000)).padStart(5, '0')}`;
}
