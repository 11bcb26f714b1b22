import { establishmentRoutes } from '@alveole/contracts/establishment';
import { locationRoutes } from '@alveole/contracts/location';
import { finderRadius } from '@alveole/domain';
import type { Step } from '../journey.ts';
import { lyon } from '../served-place.ts';
import { until } from '../wait.ts';

/** A visitor looks for a repairer from a postcode. */
export const findShop: Step = {
  title: 'Un visiteur trouve l’établissement depuis son code postal',
  async run({ api, state }) {
    const { zip } = state.place ?? lyon;
    const place = await api.call(locationRoutes.locateAddress, { query: { zip } });
    if (!place) throw new Error(`code postal ${zip} introuvable`);
    return until('l’établissement sur la carte', async () => {
      const shops = await api.call(establishmentRoutes.findPublicEntities, {
        query: { latitude: place.latitude, longitude: place.longitude, radius: finderRadius },
      });
      const rank = shops.findIndex((entity) => entity.id === state.entityId);
      const shop = shops[rank];
      return shop && `${shop.name}, n° ${rank + 1} sur ${shops.length}, à ${Math.round(shop.distance)} m`;
    });
  },
};
