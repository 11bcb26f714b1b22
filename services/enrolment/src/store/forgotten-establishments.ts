import { filterOf, findPlain, trusted, writeIfUnchanged } from '@alveole/persistence';
import type { VersionedUpdate } from '@alveole/persistence';
import { forgottenProfile } from '../record/forgotten-profile.ts';
import { establishmentForgotten } from '../wire/establishment-events.ts';
import { fieldsOf, toEstablishment } from './establishment-mapping.ts';
import type { EstablishmentDocument, EstablishmentModel } from './establishment-model.ts';

export type ForgottenEstablishments = ReturnType<typeof createForgottenEstablishments>;

/** More establishments than close in years. */
const mostIds = 100_000;

/** Closed establishments whose term is over: the company stays, its people go. */
export function createForgottenEstablishments(model: EstablishmentModel) {
  return {
    async forget(id: string, at: Date): Promise<'written' | 'stale'> {
      const document = await findPlain(model, id);
      if (document === undefined || document.forgottenAt) return 'written';
      const establishment = toEstablishment(document);
      const { status, validatedAt, modifiedAt } = establishment;
      const profile = forgottenProfile(establishment.profile);
      const state = { status, profile, modifiedAt, ...(validatedAt && { validatedAt }) };
      const set = Object.fromEntries(
        Object.entries(fieldsOf(document.kind, state)).filter(([, value]) => value !== undefined),
      );
      const history = document.history.map(({ author, ...entry }) => ({
        ...entry,
        reasons: [],
        author: { ...author, userName: '' },
      }));
      const update = { $set: { ...set, history, forgottenAt: at }, $unset: { operatorName: '', modifiedBy: '' } };
      const event = establishmentForgotten({ ...establishment, ...state, sequence: document.sequence + 1 }, at);
      const version = { _id: id, rowHash: document.rowHash };
      const written = await writeIfUnchanged(
        model,
        version,
        update as unknown as VersionedUpdate<EstablishmentDocument>,
        [event],
      );
      return written.ok ? 'written' : 'stale';
    },
    /** Ids of all whose people were forgotten. */
    async ids(): Promise<readonly string[]> {
      const forgotten = filterOf<EstablishmentDocument>({ forgottenAt: trusted({ $exists: true }) });
      const documents = await model.find(forgotten, { _id: 1 }).limit(mostIds).lean<{ _id: string }[]>();
      return documents.map(({ _id }) => _id);
    },
  };
}
