import { RepairStatus } from '@alveole/domain';
import { publisherOf } from '../publish-log/publish-log.harness.ts';

import type { OpenRefunds } from '../refunds.harness.ts';
import { followRecoveries } from './follow-recoveries.ts';

/** Money that somebody paid, as a bank tells it. */
export interface CreditLine {
  /** Decimal euros. */
  readonly amount: string;
  readonly remittance?: string;
  /** Of a structured creditor reference. */
  readonly reference?: string;
  readonly bankReference?: string;
  readonly day?: string;
  readonly payer?: string;
  readonly currency?: string;
  readonly endToEndId?: string;
}

/** A file of the bank with credits. @param account that they came to; the programme's unless told */
export function credits(
  kind: '053' | '054',
  lines: readonly CreditLine[],
  account = 'FR7630006000011234567890189',
): string {
  const [root, part] = kind === '053' ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'];
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.08"><${root}>
<GrpHdr><MsgId>RELEVE-1</MsgId><CreDtTm>2026-11-22T06:00:00</CreDtTm></GrpHdr><${part}><Id>1</Id>
<Acct><Id><IBAN>${account}</IBAN></Id></Acct>${kind === '053' ? balance : ''}${lines.map(entryOf).join('')}</${part}></${root}></Document>`;
}

const balance = `<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">90000.00</Amt>
<CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>`;

/** A SEPA credit transfer that came. */
const transferKind = '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>';

function entryOf({ amount, currency = 'EUR', day = '2026-11-21', bankReference, ...line }: CreditLine): string {
  const remittance = line.remittance === undefined ? '' : `<Ustrd>${line.remittance}</Ustrd>`;
  const reference =
    line.reference === undefined ? '' : `<Strd><CdtrRefInf><Ref>${line.reference}</Ref></CdtrRefInf></Strd>`;
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>${day}</Dt></BookgDt>${bankReference === undefined ? '' : `<AcctSvcrRef>${bankReference}</AcctSvcrRef>`}${transferKind}
<NtryDtls><TxDtls><Refs><EndToEndId>${line.endToEndId ?? 'NOTPROVIDED'}</EndToEndId></Refs><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
<RltdPties><Dbtr><Pty><Nm>${line.payer ?? 'CYCLES ET CIE'}</Nm></Pty></Dbtr></RltdPties>
<RmtInf>${remittance}${reference}</RmtInf></TxDtls></NtryDtls></Ntry>`;
}

const day = 86_400_000;

/** Shops that owe, and the two administrators who ask them. */
export function recoveriesOf(refunds: OpenRefunds) {
  const { drafter, approver } = {
    drafter: refunds.drafter,
    approver: refunds.as('ADM', { userId: 'adm-1', userName: 'ROUX Jean', permission: 1 }),
  };
  const { ports } = publisherOf(refunds);
  const request = (entity_id: string, amount: number, more: object = {}) =>
    drafter.post('/v1/refunds/recoveries', { entity_id, amount, ...more });
  return {
    drafter,
    approver,
    ports,
    request,
    /** An establishment whose file was paid and corrected down; answers both ids. */
    async owing(cents = 4500, entityId?: string): Promise<{ entityId: string; file: string }> {
      const entity = entityId ?? (await refunds.establishment());
      const file = await refunds.fileAt(RepairStatus.validated, entity, { cents: 5000 });
      const batch = await refunds.exported(file);
      await refunds.move(batch, 'confirmed', (await refunds.batch(batch)).row_hash);
      await refunds.drain();
      await refunds.fileAt(RepairStatus.validated, entity, { repair_id: file, sequence: 6, cents: 5000 - cents });
      return { entityId: entity, file };
    },
    /** One that was asked for its whole debt, with a reason. */
    async requested(cents = 4500) {
      const { entityId, file } = await this.owing(cents);
      const { body } = await request(entityId, cents / 100, { reason: 'Campagne terminée' });
      return { entityId, file, recovery: body };
    },
    read: async (recoveryId: string) => (await drafter.get(`/v1/refunds/recoveries/${recoveryId}`)).body,
    receipts: async () => (await drafter.get('/v1/refunds/receipts')).body,
    step: (recoveryId: string, body: object, person = drafter) =>
      person.put(`/v1/refunds/recoveries/${recoveryId}`, body),
    settle: (receiptId: string, body: object, person = drafter) =>
      person.put(`/v1/refunds/receipts/${receiptId}`, body),
    follow: () => followRecoveries(ports),
    /** Days later. */
    later(days: number): void {
      refunds.clock.now = new Date(refunds.clock.now.getTime() + days * day);
    },
    /** Kinds and cents of the entries of a file's ledger that lessen what is owed. */
    async lessened(file: string): Promise<[string, number][]> {
      const { entries } = await refunds.money(file);
      return entries
        .filter(({ kind }: { kind: string }) => kind === 'recovered' || kind === 'waived')
        .map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]);
    },
    due: async (file: string) => (await refunds.money(file)).due,
  };
}
