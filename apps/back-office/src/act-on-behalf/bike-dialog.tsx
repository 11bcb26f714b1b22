import { operationBody } from '@alveole/contracts/repair';
import type { RepairView } from '@alveole/contracts/repair';
import { bikeBrands } from '@alveole/domain';
import { ComboBox, TextArea, TextField } from '@alveole/ui';
import { bikeBrand, bikeSerial } from '@alveole/validation';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CaseWriter } from '../operate-repair/operate-repair.ts';
import { texts } from './act-on-behalf.text.ts';
import { BehalfDialog } from './behalf-dialog.tsx';

export interface BikeDialogProps {
  readonly file: Pick<RepairView, 'bike'>;
  readonly writer: Pick<CaseWriter, 'operate'>;
  readonly onClose: () => void;
}

const brandOptions = bikeBrands.map((brand) => ({ value: brand, label: brand }));

/** Number and brand that the repairer took down wrongly; the file is found by the new ones. */
export function BikeDialog({ file: { bike }, writer, onClose }: BikeDialogProps): ReactNode {
  const [serial, setSerial] = useState(bike.serial);
  const [brand, setBrand] = useState<string | null>(bike.brand);
  const [comment, setComment] = useState(bike.comment ?? '');
  const [isSent, setSent] = useState(false);
  const [serialCheck, brandCheck] = [bikeSerial.safeParse(serial), bikeBrand.safeParse(brand ?? '')];
  const faultOf = ({ error }: typeof serialCheck): string | undefined =>
    isSent ? error?.issues[0]?.message : undefined;
  const isTouched = serial !== bike.serial || brand !== bike.brand || comment !== (bike.comment ?? '');
  const send = async (): Promise<boolean> => {
    setSent(true);
    if (!serialCheck.success || !brandCheck.success) return false;
    const bike = { serial: serialCheck.data, brand: brandCheck.data, comment: comment.trim() };
    await writer.operate(operationBody.correctBike(bike), texts.done);
    return true;
  };
  return (
    <BehalfDialog title={texts.bike} confirm={texts.sendBike} isTouched={isTouched} onClose={onClose} onConfirm={send}>
      <p>{texts.bikeLead}</p>
      <TextField
        label={texts.serial}
        value={serial}
        onChange={setSerial}
        error={faultOf(serialCheck)}
        maxLength={80}
        autoComplete="off"
        isRequired
      />
      <ComboBox
        label={texts.brand}
        options={brandOptions}
        value={brand}
        onChange={setBrand}
        error={faultOf(brandCheck)}
        emptyText={texts.brandUnknown}
        isRequired
      />
      <TextArea label={texts.comment} value={comment} onChange={setComment} rows={2} maxLength={500} isOptional />
    </BehalfDialog>
  );
}
