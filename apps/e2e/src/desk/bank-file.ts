/** A transfer as the file that was handed to the bank names it. */
export interface SentTransfer {
  readonly reference: string;
  /** Decimal euros, as the file has them. */
  readonly amount: string;
}

/** The transfers of a pain.001 file, in its order. */
export function transfersIn(pain001: string): readonly SentTransfer[] {
  const transfer = /<EndToEndId>([^<]+)<\/EndToEndId>[^]*?<InstdAmt Ccy="EUR">([^<]+)<\/InstdAmt>/g;
  return [...pain001.matchAll(transfer)].map(([, reference = '', amount = '']) => ({ reference, amount }));
}

/** What a bank tells of transfers: those that it booked, and those that came back to it with a reason (ISO 20022). */
export function notificationOf(booked: readonly SentTransfer[], returned: readonly SentTransfer[] = []): string {
  const entries = [...booked.map((transfer) => entryOf(transfer)), ...returned.map((one) => entryOf(one, 'AC04'))];
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn>
<GrpHdr><MsgId>AVIS-1</MsgId><CreDtTm>2026-11-22T06:00:00</CreDtTm></GrpHdr>
<Ntfctn><Id>1</Id>${entries.join('')}</Ntfctn>
</BkToCstmrDbtCdtNtfctn></Document>`;
}

function entryOf({ reference, amount }: SentTransfer, reason?: string): string {
  const side = reason === undefined ? 'DBIT' : 'CRDT';
  const back = reason === undefined ? '' : `<RtrInf><Rsn><Cd>${reason}</Cd></Rsn></RtrInf>`;
  return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<NtryDtls><TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs>${back}</TxDtls></NtryDtls></Ntry>`;
}
