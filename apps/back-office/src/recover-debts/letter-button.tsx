import type { RemoteProps } from '@alveole/contracts';
import type { WholeRecoveryView } from '@alveole/contracts/recovery';
import { recoveryLetterOf, recoveryLetterPdf } from '@alveole/shared-screens/recovery-letter';
import { Button, saveFile } from '@alveole/ui';
import type { ReactNode } from 'react';
import { useEstablishmentFile } from '../read-establishment/read-establishment.ts';
import { texts } from './recover-debts.text.ts';

export interface LetterButtonProps extends Pick<RemoteProps, 'api' | 'config'> {
  readonly recovery: WholeRecoveryView;
}

/** Saves the letter that the establishment reads, with what is left by now. */
export function LetterButton({ api, config, recovery }: LetterButtonProps): ReactNode {
  const shop = useEstablishmentFile(api, recovery.entityId);
  const save = async (): Promise<void> => {
    const letter = recoveryLetterOf(recovery, { ...config, shop: shop.data?.profile });
    saveFile(`demande-${recovery.reference}.pdf`, await recoveryLetterPdf(letter), 'application/pdf');
  };
  return (
    <Button icon="download" isWide isPending={shop.isPending} onPress={() => void save()}>
      {texts.letter}
    </Button>
  );
}
