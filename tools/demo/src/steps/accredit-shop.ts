import { establishmentRoutes } from '@alveole/contracts/establishment';
import { EstablishmentKind, EstablishmentStatus } from '@alveole/domain';
import { messageTo } from '../inbox.ts';
import type { Step } from '../journey.ts';
import { signInAsAdministrator } from '../sign-in.ts';

/** An administrator reads the file and validates the accreditation. */
export const accreditShop: Step = {
  title: 'Une administratrice valide l’établissement',
  async run({ api, state }) {
    const token = await signInAsAdministrator(api, 0);
    const listed = await api.call(
      establishmentRoutes.listEntities,
      { query: { gender: EstablishmentKind.bikeShop, status: EstablishmentStatus.registered } },
      token,
    );
    if (!listed.some((entity) => entity.entity_id === state.entityId))
      throw new Error('le dossier n’est pas dans la liste « en attente »');
    const file = await api.call(establishmentRoutes.readEntity, { params: { id: state.entityId ?? '' } }, token);
    const before = new Date(Date.now() - 1000).toISOString();
    const saved = await api.call(
      establishmentRoutes.saveEntity,
      {
        body: {
          entity_id: file.entity_id,
          entity_data: file.entity_data,
          status: EstablishmentStatus.validated,
          last_row_hash: file.row_hash,
        },
      },
      token,
    );
    await messageTo(api, state.mail, /valid/i, before);
    return `statut ${saved.status}, courriel envoyé à l’établissement`;
  },
};
