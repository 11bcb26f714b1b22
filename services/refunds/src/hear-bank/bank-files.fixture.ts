export interface CamtLine {
  readonly reference: string;
  /** Decimal euros as banks write them. */
  readonly amount: string;
  /** ISO 20022 code: the transfer came back. */
  readonly returned?: string;
  /** Day of its booking; none when empty. */
  readonly day?: string;
  readonly currency?: string;
  /** A credit that gives no reason of a return. */
  readonly credit?: 'bare' | 'reversal' | 'RRTN';
  /** What stands for the transaction: nothing, or a payment that was booked as one sum. */
  readonly details?: string;
}

/** A statement or notification as French banks send them: prefixes, one booked entry, its transactions inside. */
export function camt(kind: '053' | '054', lines: readonly CamtLine[], status = 'BOOK'): string {
  const [root, part] = kind === '053' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'];
  return `<?xml version="1.0" encoding="UTF-8"?>
<ns2:Document xmlns:ns2="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.08">
 <ns2:${root}>
  <ns2:GrpHdr><ns2:MsgId>RELEVE-2026-11</ns2:MsgId><ns2:CreDtTm>2026-11-22T06:00:00</ns2:CreDtTm></ns2:GrpHdr>
  <ns2:${part}>
   <ns2:Id>1</ns2:Id>
   <ns2:Acct><ns2:Id><ns2:IBAN>FR7630006000011234567890189</ns2:IBAN></ns2:Id></ns2:Acct>
${kind === '053' ? balance : ''}${lines.map((line) => entryOf(line, status)).join('\n')}
  </ns2:${part}>
 </ns2:${root}>
</ns2:Document>`;
}

/** A statement tells what its account held at the end of the day before. */
const balance = `<ns2:Bal>
 <ns2:Tp><ns2:CdOrPrtry><ns2:Cd>OPBD</ns2:Cd></ns2:CdOrPrtry></ns2:Tp><ns2:Amt Ccy="EUR">90000.00</ns2:Amt>
 <ns2:CdtDbtInd>CRDT</ns2:CdtDbtInd><ns2:Dt><ns2:Dt>2026-11-20</ns2:Dt></ns2:Dt>
</ns2:Bal>
`;

/** What kind of movement it is: ESCT is a SEPA credit transfer, RRTN its return. */
const kindOf = (family: string) =>
  `<ns2:BkTxCd><ns2:Domn><ns2:Cd>PMNT</ns2:Cd><ns2:Fmly><ns2:Cd>ICDT</ns2:Cd><ns2:SubFmlyCd>${family}</ns2:SubFmlyCd></ns2:Fmly></ns2:Domn></ns2:BkTxCd>`;

function entryOf(line: CamtLine, status: string): string {
  const { amount, returned, credit, day = '2026-11-21', currency = 'EUR' } = line;
  return `<ns2:Ntry>
 <ns2:Amt Ccy="${currency}">${amount}</ns2:Amt>
 <ns2:CdtDbtInd>${(returned ?? credit) ? 'CRDT' : 'DBIT'}</ns2:CdtDbtInd>
 ${credit === 'reversal' ? '<ns2:RvslInd>true</ns2:RvslInd>' : ''}
 <ns2:Sts><ns2:Cd>${status}</ns2:Cd></ns2:Sts>
 ${day === '' ? '' : `<ns2:BookgDt><ns2:Dt>${day}</ns2:Dt></ns2:BookgDt>`}
 ${kindOf(credit === 'RRTN' ? 'RRTN' : 'ESCT')}
 <ns2:NtryDtls>${line.details ?? transactionOf(line, currency)}</ns2:NtryDtls>
</ns2:Ntry>`;
}

function transactionOf({ reference, amount, returned }: CamtLine, currency: string): string {
  const reason = `<ns2:RtrInf><ns2:Rsn><ns2:Cd>${returned ?? ''}</ns2:Cd></ns2:Rsn></ns2:RtrInf>`;
  return `<ns2:TxDtls>
  <ns2:Refs><ns2:EndToEndId>${reference}</ns2:EndToEndId></ns2:Refs>
  <ns2:Amt Ccy="${currency}">${amount}</ns2:Amt>
  ${returned ? reason : ''}
 </ns2:TxDtls>`;
}

interface PaymentStatus {
  readonly id: string;
  readonly status: string;
  readonly reason?: string;
}

function paymentStatus(payment: PaymentStatus | undefined): string {
  if (!payment) return '<OrgnlPmtInfId>P1</OrgnlPmtInfId>';
  const reason = payment.reason ? `<StsRsnInf><Rsn><Cd>${payment.reason}</Cd></Rsn></StsRsnInf>` : '';
  return `<OrgnlPmtInfId>${payment.id}</OrgnlPmtInfId><PmtInfSts>${payment.status}</PmtInfSts>${reason}`;
}

/** A status report; `RJCT` with its reason, `ACSC` once settled. */
export function pain002(
  messageId: string,
  statuses: readonly { readonly reference: string; readonly status: string; readonly reason?: string }[],
  { group = 'PART', payment }: { readonly group?: string; readonly payment?: PaymentStatus } = {},
): string {
  const transactions = statuses.map(
    ({ reference, status, reason }) => `<TxInfAndSts>
  <OrgnlEndToEndId>${reference}</OrgnlEndToEndId><TxSts>${status}</TxSts>
  ${reason ? `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn></StsRsnInf>` : ''}
 </TxInfAndSts>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
 <GrpHdr><MsgId>PSR-1</MsgId><CreDtTm>2026-11-22T06:00:00</CreDtTm></GrpHdr>
 <OrgnlGrpInfAndSts>
  <OrgnlMsgId>${messageId}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId><GrpSts>${group}</GrpSts>
  <StsRsnInf><Rsn><Cd>FF01</Cd></Rsn></StsRsnInf>
 </OrgnlGrpInfAndSts>
 ${transactions.length === 0 && !payment ? '' : `<OrgnlPmtInfAndSts>${paymentStatus(payment)}${transactions.join('')}</OrgnlPmtInfAndSts>`}
</CstmrPmtStsRpt></Document>`;
}
