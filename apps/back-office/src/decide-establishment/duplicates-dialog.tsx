import type { ApiCaller } from '@alveole/contracts';
import type { EstablishmentView } from '@alveole/contracts/establishment';
import { establishmentStatuses } from '@alveole/domain';
import { Button, Dialog, ErrorState, Notice, Skeleton, Stack, TextLink } from '@alveole/ui';
import { displayIban, displayIdentifier, displayPhone } from '@alveole/validation';
import { useState } from 'react';
import type { ReactNode } from 'react';
import classes from './duplicates-dialog.module.css';
import { texts } from './duplicates-dialog.text.ts';
import { saveFailure } from '../save-establishment/save-failure.ts';
import { useEstablishmentFile } from '../read-establishment/read-establishment.ts';

export interface DuplicatesDialogProps {
  readonly api: ApiCaller;
  readonly establishment: EstablishmentView;
  /** The other files that this person may read. */
  readonly duplicates: readonly string[];
  readonly onClose: () => void;
  /** Validates all the same; throws what stands in the dialog. */
  readonly onValidate: () => Promise<unknown>;
}

/** A file and those that may be of the same establishment, side by side: somebody looks before it is validated. */
export function DuplicatesDialog(props: DuplicatesDialogProps): ReactNode {
  const { api, establishment, duplicates, onClose, onValidate } = props;
  const [isPending, setPending] = useState(false);
  const [failureText, setFailureText] = useState<string>();
  const validate = async (): Promise<void> => {
    setPending(true);
    try {
      await onValidate();
      onClose();
    } catch (failure) {
      setFailureText(saveFailure(failure).text);
    } finally {
      setPending(false);
    }
  };
  const acts = (
    <>
      <Button onPress={onClose} isDisabled={isPending}>
        {texts.close}
      </Button>
      {duplicates.length === 0 ? null : (
        <Button variant="primary" onPress={() => void validate()} isPending={isPending}>
          {texts.confirm}
        </Button>
      )}
    </>
  );
  return (
    <Dialog isOpen size="wide" title={texts.title} onClose={onClose} footer={acts} isGuarded={isPending}>
      <Stack gap="200">
        {failureText ? (
          <Notice tone="danger" isLive>
            {failureText}
          </Notice>
        ) : null}
        <p>{duplicates.length === 0 ? texts.elsewhere : texts.lead}</p>
        {duplicates.map((id) => (
          <Comparison key={id} api={api} establishment={establishment} otherId={id} />
        ))}
      </Stack>
    </Dialog>
  );
}

interface ComparisonProps extends Pick<DuplicatesDialogProps, 'api' | 'establishment'> {
  readonly otherId: string;
}

function Comparison({ api, establishment, otherId }: ComparisonProps): ReactNode {
  const other = useEstablishmentFile(api, otherId);
  if (other.isPending) return <Skeleton shape="card" label={texts.loading} />;
  if (other.isError) return <ErrorState title={texts.failed} onRetry={() => void other.refetch()} />;
  const [mine, theirs] = [comparedOf(establishment), comparedOf(other.data)];
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{texts.field}</th>
          <th scope="col">{texts.this}</th>
          <th scope="col">
            <span>{`${texts.other} · `}</span>
            <TextLink href={`/admin/backend/folder/${otherId}`}>{texts.open}</TextLink>
          </th>
        </tr>
      </thead>
      <tbody>
        {mine.map(({ label, value }, index) => {
          const there = theirs[index]?.value ?? '';
          const isSame = value !== '' && value.toLowerCase() === there.toLowerCase();
          return (
            <tr key={label} data-same={isSame || undefined}>
              <th scope="row">{label}</th>
              <td>{value || '–'}</td>
              <td>
                <span>{there || '–'}</span>
                {isSame ? <em className={classes.same}>{` ${texts.same}`}</em> : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function comparedOf({ kind, status, profile }: EstablishmentView): readonly { label: string; value: string }[] {
  const { companyName, commercialName, identifier, lastName, firstName, mail, mobile, phone, iban } = profile;
  const { address, postcode, city } = profile;
  const given = (text: string | undefined, show: (text: string) => string): string =>
    text === undefined ? '' : show(text);
  return [
    { label: 'Raison sociale', value: companyName ?? '' },
    { label: 'Dénomination commerciale', value: commercialName ?? '' },
    { label: 'Identifiant', value: given(identifier, (stored) => displayIdentifier(kind, stored)) },
    { label: 'Représentant', value: [lastName, firstName].filter(Boolean).join(' ') },
    { label: 'Adresse e-mail', value: mail ?? '' },
    { label: 'Mobile', value: given(mobile, displayPhone) },
    { label: 'Téléphone', value: given(phone, displayPhone) },
    { label: 'IBAN', value: given(iban, displayIban) },
    { label: 'Adresse', value: [address, postcode, city].filter(Boolean).join(' ') },
    { label: 'État', value: establishmentStatuses[status].label },
  ];
}
