import type { RepairView } from '@alveole/contracts/repair';
import { isIncomplete, isSession } from '@alveole/domain';
import { Button, formatDate } from '@alveole/ui';
import { displayPhone } from '@alveole/validation';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { SheetFacts, ShopSheet } from '../print-sheet/shop-sheet.tsx';
import type { ShopSheetProps } from '../print-sheet/shop-sheet.tsx';
import { missingText, nameText } from '../show-file/file.text.ts';
import { slipTexts } from './follow-file.text.ts';

export interface DepositSlipButtonProps extends Pick<ShopSheetProps, 'programme'> {
  readonly file: RepairView;
}

/**
 * Prints what the customer takes along while his bike stays: number, bike, what is missing and where to call. A file that
 * the server does not know has no number, and a closed one its receipt.
 */
export function DepositSlipButton({ file, programme }: DepositSlipButtonProps): ReactNode {
  const [isPrinting, setPrinting] = useState(false);
  const [stopPrinting] = useState(() => () => setPrinting(false));
  if (!isIncomplete(file.status) || file.fileNumber === '' || isSession(file)) return null;
  return (
    <>
      <Button icon="print" isWide onPress={() => setPrinting(true)}>
        {slipTexts.print}
      </Button>
      {isPrinting ? (
        <ShopSheet title={slipTexts.title} shop={file.shop} programme={programme} onPrinted={stopPrinting}>
          <SheetFacts facts={slipFacts(file)} />
          <p>{slipTexts.pickUp}</p>
        </ShopSheet>
      ) : null}
    </>
  );
}

function slipFacts(file: RepairView) {
  const { shop, bike, missing, person, createdAt, fileNumber } = file;
  return [
    { label: slipTexts.number, value: fileNumber, isKey: true as const },
    { label: slipTexts.date, value: formatDate(createdAt) },
    { label: slipTexts.customer, value: nameText(person) },
    { label: slipTexts.bike, value: `${bike.brand} · n°\u00a0${bike.serial}` },
    { label: slipTexts.comment, value: bike.comment ?? '' },
    { label: slipTexts.missing, value: missingText(missing) ?? '' },
    { label: slipTexts.call, value: shop.phone ? displayPhone(shop.phone) : '' },
  ].filter(({ value }) => value !== '');
}
