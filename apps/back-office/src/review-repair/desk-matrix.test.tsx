import { repairStatusCodes, staffStatusChoices } from '@alveole/domain';
import type { OperationCode, Permission, StaffStatusChoice } from '@alveole/domain';
import { cleanup, screen } from '@testing-library/react';
import { completeRepair } from '../desk.fixture.ts';
import { openReview } from './open-review.fixture.tsx';

const holders = { nobody: undefined, oneself: 'user-1', 'a colleague': 'user-2' } as const;
const permissions: readonly Permission[] = [0, 1];
const kinds = { repair: 0, session: 1 } as const;

/** What stands behind each thing on the screen; one that stands for a repair and a session has one name here. */
const acts: Readonly<Record<string, readonly OperationCode[]>> = {
  'Valider pour remboursement': ['AVAL', 'AVALECH'],
  'Demander un complément': ['COM', 'COMECH'],
  'Mettre à l’échantillon': ['ECH'],
  'Finaliser à la place du réparateur': ['VAL'],
  'Non éligible': ['NIL'],
  'Ajouter une facture': ['FAC', 'FACVE'],
  'Ajouter une photo': ['PHO'],
  'Corriger le vélo': ['VELO'],
  'Envoyer le code par SMS': ['SMS'],
  'Corriger la prime': ['FACCOR', 'FACVECOR'],
};
interface Cell {
  readonly kind: keyof typeof kinds;
  readonly permission: Permission;
  readonly holder: keyof typeof holders;
}

const cells = (Object.keys(kinds) as Cell['kind'][]).flatMap((kind) =>
  permissions.flatMap((permission) =>
    (Object.keys(holders) as Cell['holder'][]).map((holder): Cell => ({ kind, permission, holder })),
  ),
);

/**
 * What the table of the specification grants staff at each status (settled §3), written out here and not asked of the
 * rules, so that a rule that changes by mistake fails here.
 */
const specified: Readonly<Record<number, string>> = {
  0: 'FAC PHO VELO SMS VAL NIL ACAN',
  1: 'FAC PHO COM AVAL ECH NIL ACAN',
  3: 'COMR NIL ACAN',
  4: 'FAC PHO COM AVAL ECH NIL ACAN',
  5: 'ECH NIL',
  8: 'FAC PHO COMECH AVALECH NIL ACAN',
  9: 'COMR NIL ACAN',
  10: 'FAC PHO COMECH AVALECH NIL ACAN',
  11: 'NIL',
};
/** Once it is paid: by the highest level, unless the file is its own (settled §3). */
const correctable: readonly number[] = [6, 12];
/** What the repairer gives may be given in its place on a file of anybody; it decides nothing. */
const evidence: readonly string[] = ['FAC', 'PHO', 'VELO', 'SMS'];
/** A session has an invoice of its own kind, and no photo of a bike. */
const ofSession: Readonly<Record<string, readonly string[]>> = { FAC: ['FACVE'], PHO: [], VELO: [] };

function specifiedFor({ status, kind, permission, holder }: Cell & { readonly status: number }): string[] {
  if (correctable.includes(status)) {
    const correction = kind === 'session' ? 'FACVECOR' : 'FACCOR';
    return permission === 0 && holder !== 'oneself' ? [correction] : [];
  }
  const granted = specified[status]?.split(' ') ?? [];
  const own = holder === 'a colleague' ? granted.filter((code) => evidence.includes(code)) : granted;
  return own.flatMap((code) => (kind === 'session' ? (ofSession[code] ?? [code]) : [code])).sort();
}

/** The operations whose button can be pressed, or whose status can be chosen: of two under one label, that of the file. */
function offeredOnScreen(expected: readonly string[]): string[] {
  const pressed = screen
    .getAllByRole('button')
    .filter((button) => !button.hasAttribute('disabled') && button.getAttribute('aria-disabled') !== 'true')
    .flatMap((button) => {
      const label = Object.keys(acts).find((known) => button.textContent.startsWith(known));
      return label === undefined ? [] : [acts[label]?.find((each) => expected.includes(each)) ?? label];
    });
  const choices = [...document.querySelectorAll('select option')].map((option) => option.getAttribute('value'));
  const chosen = choices
    .filter((value) => value !== null && value !== '' && Number(value) in staffStatusChoices)
    .map((value) => staffStatusChoices[Number(value) as StaffStatusChoice]);
  return [...new Set([...pressed, ...chosen])].sort();
}

it.each(cells)(
  'a $kind assigned to $holder offers to an administrator of level $permission what the specification grants at each status, and nothing else',
  async (cell) => {
    for (const status of repairStatusCodes) {
      const id = holders[cell.holder];
      const complete = completeRepair();
      const file = completeRepair({
        status,
        // The bike of a file can be corrected until the code was given.
        history: complete.history.filter(({ operation_code }) => status !== 0 || operation_code !== 'VAL'),
        gender: kinds[cell.kind],
        ...(id === undefined ? {} : { rozo_user_id: id }),
      });
      openReview(file, { permission: cell.permission });
      await screen.findByRole('heading', { level: 1 });
      await screen.findByRole('heading', { name: 'Décision' });
      const expected = specifiedFor({ ...cell, status });
      expect([status, offeredOnScreen(expected)]).toEqual([status, expected]);
      cleanup();
    }
  },
);
