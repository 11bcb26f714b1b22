import type { RemoteProps } from '@alveole/contracts';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import type { EstablishmentMail } from '@alveole/domain';
import { Button, Dialog, Form } from '@alveole/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { MailPreview } from './preview-mail.tsx';
import { texts } from './decide-establishment.text.ts';
import type { ConfirmationTexts } from './decide-establishment.text.ts';
import { saveFailure } from '../save-establishment/save-failure.ts';

export interface MailedRefusalDialogProps extends ConfirmationTexts {
  readonly api: RemoteProps['api'];
  readonly establishment: EstablishmentView;
  readonly mail: EstablishmentMail;
  /** The reasons as the establishment will read them; undefined while something is missing, which the fields then say. */
  readonly check: () => readonly string[] | undefined;
  /** Something is typed that closing would lose. */
  readonly isDirty: boolean;
  /** Done, or failed for good and told: the dialog closes. What it throws stands in the dialog. */
  readonly onSend: () => Promise<unknown>;
  readonly onClose: () => void;
  /** The fields of the reasons. */
  readonly children: ReactNode;
}

/** A refusal in two steps: its reasons, then the mail that tells them and the consequence, confirmed. */
export function MailedRefusalDialog(props: MailedRefusalDialogProps): ReactNode {
  const { api, establishment, mail, check, isDirty, onSend, onClose, children, title, consequence, confirm } = props;
  const formId = useId();
  const [reasons, setTold] = useState<readonly string[]>();
  const [failureText, setFailureText] = useState<string>();
  const [isPending, setPending] = useState(false);
  const send = async (): Promise<void> => {
    setPending(true);
    setFailureText(undefined);
    try {
      await onSend();
      onClose();
    } catch (failure) {
      setFailureText(saveFailure(failure).text);
    } finally {
      setPending(false);
    }
  };
  const submit = (): void => {
    if (isPending) return;
    if (reasons === undefined) setTold(check());
    else void send();
  };
  const back = (): void => {
    setTold(undefined);
    setFailureText(undefined);
  };
  const acts = (
    <>
      <Button onPress={reasons === undefined ? onClose : back} isDisabled={isPending}>
        {reasons === undefined ? texts.cancel : texts.backToReasons}
      </Button>
      <Button
        key={reasons === undefined ? 'next' : 'send'}
        variant={reasons === undefined ? 'primary' : 'dangerSolid'}
        type="submit"
        form={formId}
        isPending={isPending}
      >
        {reasons === undefined ? texts.readMail : confirm}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={title} footer={acts} isGuarded={isPending || isDirty}>
      <Form id={formId} onSubmit={submit} error={failureText}>
        <p>{consequence}</p>
        {reasons === undefined ? (
          children
        ) : (
          <MailPreview api={api} establishment={establishment} mail={mail} reasons={reasons} />
        )}
      </Form>
    </Dialog>
  );
}
