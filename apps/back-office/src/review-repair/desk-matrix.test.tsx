import { repairViewOf } from '@alveole/contracts/repair';
import { offeredActions, repairStatusCodes, staffStatusChoices } from '@alveole/domain';
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
  'Envoyer le code par SMS': ['SMS'],
  'Corriger la prime': ['FACCOR', 'FACVECOR'],
};
/** Written into the history when the status list says « Complété » on a sample. */
const sameOnTheList: Partial<Record<OperationCode, OperationCode>> = { COMRECH: 'COMR' };
/**
 * The discussion stands behind a tab of its own, and has its own tests. The ways by mail are for whoever has the customer
 * in front of him, once an SMS did not arrive: the API takes them from an administrator, the desk has no button for them.
 */
const apart: readonly OperationCode[] = ['MSG', 'MEL', 'LIEN'];

/** The operations whose button can be pressed, or whose status can be chosen. */
function offeredOnScreen(offered: readonly OperationCode[]): OperationCode[] {
  const pressed = screen
    .getAllByRole('button')
    .filter((button) => !button.hasAttribute('disabled') && button.getAttribute('aria-disabled') !== 'true')
    .flatMap((button) => {
      const label = Object.keys(acts).find((known) => button.textContent.startsWith(known));
      return label === undefined ? [] : [acts[label]?.find((each) => offered.includes(each)) ?? 'refused'];
    });
  const choices = [...document.querySelectorAll('select option')].map((option) => option.getAttribute('value'));
  const chosen = choices
    .filter((value) => value !== null && value !== '' && Number(value) in staffStatusChoices)
    .map((value) => staffStatusChoices[Number(value) as StaffStatusChoice]);
  return [...new Set([...pressed, ...chosen])].sort() as OperationCode[];
}

const cells = Object.entries(kinds).flatMap(([kind, gender]) =>
  permissions.flatMap((permission) =>
    Object.entries(holders).map(([holder, id]) => ({ kind, gender, permission, holder, id })),
  ),
);

it.each(cells)(
  'a $kind held by $holder offers to an administrator of level $permission what the rules allow at each status, and nothing else',
  async ({ gender, permission, id }) => {
    for (const status of repairStatusCodes) {
      const file = completeRepair({ status, gender, ...(id === undefined ? {} : { rozo_user_id: id }) });
      openReview(file, { permission });
      await screen.findByRole('heading', { level: 1 });
      await screen.findByRole('heading', { name: 'Décision' });
      const allowed = offeredActions(repairViewOf(file), { role: 'ADM', permission, userId: 'user-1' });
      const expected = allowed
        .filter((operation) => !apart.includes(operation))
        .map((each) => sameOnTheList[each] ?? each);
      expect([status, offeredOnScreen(allowed)]).toEqual([status, [...new Set(expected)].sort()]);
      cleanup();
    }
  },
);
