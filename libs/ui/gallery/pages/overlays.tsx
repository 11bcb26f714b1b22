import { useState } from 'react';
import {
  Button,
  CheckboxGroup,
  ConfirmDialog,
  DialogActs,
  Dialog,
  Drawer,
  Row,
  ShortcutsDialog,
  Stack,
  TextArea,
  useShortcuts,
} from '../../src/index.ts';
import { Example, Examples } from '../Example.tsx';

type Shown = 'dialog' | 'guarded' | 'confirm' | 'danger' | 'fails' | 'drawer' | 'keys' | undefined;

const keys = [
  { keys: ['J', 'K'], act: 'Dossier suivant, précédent' },
  { keys: ['V'], act: 'Valider pour remboursement' },
  { keys: ['?'], act: 'Voir ces raccourcis' },
];

export function OverlaysPage() {
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  useShortcuts({ '?': () => setShown('keys') });
  return (
    <Examples
      title="Dialog, DialogActs, ConfirmDialog, Drawer"
      lead="Le focus y reste et revient ; Échap ferme ce qui ne contient rien à perdre."
    >
      <Example title="Ouvrir">
        <Row gap="150">
          <Button onPress={() => setShown('dialog')}>Un dialogue</Button>
          <Button onPress={() => setShown('guarded')}>Avec une saisie</Button>
          <Button onPress={() => setShown('confirm')}>Une confirmation</Button>
          <Button onPress={() => setShown('danger')}>Un acte grave</Button>
          <Button onPress={() => setShown('fails')}>Un échec</Button>
          <Button onPress={() => setShown('drawer')}>Un tiroir</Button>
          <Button onPress={() => setShown('keys')}>Les raccourcis</Button>
        </Row>
      </Example>
      <Dialog isOpen={shown === 'dialog'} onClose={close} title="Où trouver le numéro du vélo ?">
        <p>Sous le boîtier de pédalier, ou sur le tube de selle.</p>
      </Dialog>
      <Dialog
        isOpen={shown === 'guarded'}
        onClose={close}
        title="Demander un complément"
        isGuarded
        footer={<DialogActs label="Envoyer la demande" onCancel={close} onPress={close} />}
      >
        <TextArea label="Ce qui manque" />
      </Dialog>
      <ConfirmDialog
        isOpen={shown === 'confirm'}
        onClose={close}
        title="Valider ce dossier pour remboursement ?"
        consequence="Le réparateur recevra un courriel et 50,00 € lui seront versés."
        confirmLabel="Valider"
        onConfirm={close}
      />
      <ConfirmDialog
        isOpen={shown === 'danger'}
        onClose={close}
        title="Refuser définitivement ?"
        consequence="Le compte sera fermé et l’établissement recevra un courriel."
        confirmLabel="Refuser"
        tone="danger"
        onConfirm={close}
      />
      <ConfirmDialog
        isOpen={shown === 'fails'}
        onClose={close}
        title="Annuler ce dossier ?"
        consequence="Le vélo pourra de nouveau être aidé."
        confirmLabel="Annuler le dossier"
        cancelLabel="Garder"
        onConfirm={() => Promise.reject(new Error('conflict'))}
        describeError={() => 'Ce dossier a changé entre-temps. Rechargez-le.'}
      />
      <Drawer
        isOpen={shown === 'drawer'}
        onClose={close}
        title="Filtres"
        footer={
          <Button variant="primary" onPress={close}>
            Afficher 214 dossiers
          </Button>
        }
      >
        <Stack>
          <CheckboxGroup
            label="État"
            options={[
              { value: '1', label: 'À valider' },
              { value: '4', label: 'Complété' },
            ]}
            value={['1']}
          />
        </Stack>
      </Drawer>
      <ShortcutsDialog isOpen={shown === 'keys'} onClose={close} shortcuts={keys} />
    </Examples>
  );
}
