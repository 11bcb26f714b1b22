/** A statement with money that somebody paid under a creditor reference. @param euros decimal, as files of banks have them */
export function creditFile(euros: string, reference: string, payer: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>RELEVE-1</MsgId><CreDtTm>2026-11-22T06:00:00</CreDtTm></GrpHdr>
<Stmt><Id>1</Id><Acct><Id><IBAN>FR7630006000011234567890189</IBAN></Id></Acct>
<Ntry><Amt Ccy="EUR">${euros}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>2026-11-21</Dt></BookgDt><AcctSvcrRef>B-1</AcctSvcrRef>
<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
<RltdPties><Dbtr><Pty><Nm>${payer}</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Ustrd>Remboursement ${reference}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt>
</BkToCstmrStmt></Document>`;
}
