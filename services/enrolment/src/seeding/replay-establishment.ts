import { randomBytes } from 'node:crypto';
import { decideEstablishment, isRefusalAct, refusalLines, refusalReasons } from '@alveole/domain';
import type {
  EstablishmentAct,
  EstablishmentActor,
  EstablishmentKind,
  EstablishmentStatus,
  GivenReason,
} from '@alveole/domain';
import type { Author, EstablishmentState, HistoryEntry, Operator } from '../record/establishment.ts';
import { activityIn, firstValidated } from '../record/profile.ts';
import type { Field, Profile } from '../record/profile.ts';
import { entryToRow, fieldsOf } from '../store/establishment-mapping.ts';
import type { EstablishmentDocument } from '../store/establishment-model.ts';
import { storedForm } from '../record/profile-schemas.ts';

/** One act of a demonstration file; it must be one that the rules allow there. */
export interface SeedAct {
  readonly act: EstablishmentAct;
  readonly at: Date;
  readonly actor: EstablishmentActor;
  readonly userName: string;
  readonly reasons?: readonly GivenReason[];
  /** Fields of the profile that the act writes. */
  readonly writes?: Partial<Profile>;
}

export interface SeedEstablishment {
  readonly id: string;
  readonly kind: EstablishmentKind;
  readonly prefix: number;
  /** As it was registered; documents by accepted key. */
  readonly profile: Profile;
  readonly registeredAt: Date;
  readonly acts: readonly SeedAct[];
  readonly operator?: Operator;
  /** Ends at status 4, to which no act leads any more: such files come from before. */
  readonly suspendedAt?: Date;
}

type Going = { readonly state: EstablishmentState; readonly history: readonly HistoryEntry[] };

/** The document that the service would have left after these acts. Throws when the rules refuse one of them. */
export function replayEstablishment(seed: SeedEstablishment): EstablishmentDocument {
  const author: Author = { role: 'REP' };
  const registered: Going = {
    state: {
      status: 0,
      profile: storedForm(seed.kind, seed.profile),
      operator: seed.operator,
      modifiedAt: seed.registeredAt,
    },
    history: [{ at: seed.registeredAt, act: 'register', to: 0, author, fields: [], reasons: [] }],
  };
  const acted = seed.acts.reduce((going, act) => applied(seed, going, act), registered);
  const { state, history } =
    seed.suspendedAt === undefined
      ? acted
      : entered(acted, {
          act: 'suspend',
          at: seed.suspendedAt,
          to: 4,
          author: { role: 'SYS' },
          reasons: [],
          writes: {},
        });
  return {
    _id: seed.id,
    kind: seed.kind,
    prefix: seed.prefix,
    createdAt: seed.registeredAt,
    ...present(fieldsOf(seed.kind, state)),
    history: history.map(entryToRow),
    rowHash: randomBytes(16).toString('hex'),
    sequence: history.length,
    outbox: [],
  } as EstablishmentDocument;
}

function applied(
  { id, kind, operator }: SeedEstablishment,
  going: Going,
  { act, at, actor, userName, reasons = [], writes = {} }: SeedAct,
): Going {
  const file = {
    entityId: id,
    status: going.state.status,
    kind,
    operatorId: operator?.id,
    activity: activityIn(going.state.profile),
  };
  const decision = decideEstablishment(
    file,
    { act, reasons, text: writes.activity?.request?.abortMotif ?? '', accountActivated: true },
    actor,
  );
  if (!decision.ok) throw new Error(`The seed of ${id} breaks the rules: ${decision.refusal.message}`);
  const lines = isRefusalAct(act) ? refusalLines(reasons, refusalReasons[act]) : [];
  const author: Author = { role: actor.role, userName, ...(actor.role === 'REP' ? {} : { userId: actor.userId }) };
  return entered(going, { act, at, to: decision.value.to, author, reasons: lines, writes });
}

interface Entered extends Pick<HistoryEntry, 'act' | 'at' | 'author' | 'reasons'> {
  readonly to: EstablishmentStatus;
  readonly writes: Partial<Profile>;
}

function entered({ state, history }: Going, { act, at, to, author, reasons, writes }: Entered): Going {
  const validatedAt = state.validatedAt ?? (act === 'validate' ? at : undefined);
  const entry: HistoryEntry = {
    at,
    act,
    from: state.status,
    to,
    author,
    fields: Object.keys(writes) as Field[],
    reasons,
  };
  const written = { ...state.profile, ...writes };
  const isFirst = act === 'validate' && state.validatedAt === undefined;
  const profile = withReasons(isFirst ? firstValidated(written) : written, act, reasons);
  return {
    state: { ...state, status: to, modifiedAt: at, modifiedBy: author.userName, validatedAt, profile },
    history: [...history, entry],
  };
}

function withReasons(profile: Profile, act: string, reasons: readonly string[]): Profile {
  if (act === 'validate') return { ...profile, refusal: undefined };
  if (reasons.length === 0) return profile;
  const refusal = { code: act === 'refuse-definitively' ? 'CODE27' : '', lines: reasons };
  return { ...profile, refusal, refusals: [...(profile.refusals ?? []), refusal] };
}

function present<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
