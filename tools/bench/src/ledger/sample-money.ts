import { RepairKind, RepairStatus } from '@alveole/domain';
import type { SeededRefunds } from '@alveole/refunds/seeding';
import { entity } from '../operations/contenders/sample-files.ts';

/** Files of a batch: a week of a busy month, of two hundred shops. */
export const fileCount = 1000;
const shopCount = 200;
export const premiumCents = 4_137;

const accountOfShop = 'FR7630006000011234567890189';
const began = new Date('2026-11-16T09:00:00Z');
const entityIdOf = (index: number) => `shop-${index % shopCount}`;
const idsFrom = (first: number) => Array.from({ length: fileCount }, (_none, index) => `file-${first + index}`);
/** What one person pays, and what twenty want to pay at the same moment. */
export const fileSets = { alone: idsFrom(0), together: idsFrom(fileCount) } as const;

/** What refunds knows of them before anything is paid. */
export function sampleMoney(): SeededRefunds {
  const entities = Array.from({ length: shopCount }, (_none, index) => ({
    ...entity,
    entity_id: entityIdOf(index),
    iban: accountOfShop,
  }));
  const files = [...fileSets.alone, ...fileSets.together].map((repair_id, index) => ({
    repair_id,
    repair_rozo_id: `REP00042_${10_001 + index}`,
    sequence: 5,
    status: RepairStatus.validated,
    gender: RepairKind.repair,
    entity_id: entityIdOf(index),
    entity_name: 'Les Cycles du Rhône',
    consumer_id: 'BENEF234',
    to_refund_cents: premiumCents,
    created_at: began.toISOString(),
    validatedAt: new Date(began.getTime() + index * 1000),
  }));
  const nobody = { userId: 'user-0', userName: 'Personne' };
  const batch = { batchId: 'none', drafter: nobody, draftedAt: began, approver: nobody, approvedAt: began };
  return { entities, files, batch };
}

export interface SentTransfer {
  readonly reference: string;
  /** Decimal euros. */
  readonly amount: number;
}

/** The bank’s notification (camt.054) that it carried these transfers out. */
export function bankNotification(transfers: readonly SentTransfer[]): string {
  const entries = transfers.map(
    ({ reference, amount }) => `<Ntry><Amt Ccy="EUR">${amount.toFixed(2)}</Amt><CdtDbtInd>DBIT</CdtDbtInd>
<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-23</Dt></BookgDt>
<NtryDtls><TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs></TxDtls></NtryDtls></Ntry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn>
<GrpHdr><MsgId>AVIS-1</MsgId><CreDtTm>2026-11-23T06:00:00</CreDtTm></GrpHdr>
<Ntfctn><Id>1</Id>${entries.join('')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`;
}
