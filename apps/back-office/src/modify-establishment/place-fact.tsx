import { formatPosition, LocateAddressDialog } from '@alveole/shared-screens/locate-address';
import type { RemoteProps } from '@alveole/contracts';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import { Button, DefinitionList, Stack } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { texts } from './modify-establishment.text.ts';
import { saveFailure } from '../save-establishment/save-failure.ts';
import type { ModifyFile } from '../save-establishment/save-establishment.ts';

export interface PlaceFactProps {
  readonly remote: RemoteProps;
  readonly establishment: EstablishmentView;
  readonly onModify: ModifyFile | undefined;
}

/** Where the shop stands on the map, in a dialog over the file; whoever may mend the file moves it there. */
export function PlaceFact({ remote, establishment: { profile }, onModify }: PlaceFactProps): ReactNode {
  const { position, address = '', postcode = '' } = profile;
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="150">
      <DefinitionList items={[{ label: 'Coordonnées GPS', value: position && formatPosition(position) }]} />
      <div>
        <Button icon="pin" onPress={() => setOpen(true)}>
          {texts.seeMap}
        </Button>
      </div>
      {isOpen ? (
        <LocateAddressDialog
          remote={remote}
          title={texts.place}
          sought={{ address, postcode }}
          known={position ?? null}
          onClose={() => setOpen(false)}
          onChoose={
            onModify &&
            ((chosen) => {
              setOpen(false);
              // A failure is told by the save itself; nothing of it is left to mend here.
              void onModify({ position: chosen }, texts.placed).catch(saveFailure);
            })
          }
        />
      ) : null}
    </Stack>
  );
}
