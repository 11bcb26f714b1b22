import { bankAnswers } from '@alveole/domain';
import fc from 'fast-check';
import {
  approvedAccountOf,
  approvePayeeBody,
  bankFileBody,
  bankFileOf,
  draftRefundBody,
  endProposalBody,
  moveRefundBody,
  proposeAnswerBody,
  questionRequestOf,
  refundRequestOf,
  refuseRefundBody,
} from './requests.ts';
import { approvePayee, hearBank, settleBankQuestion, writeRefund } from './routes.ts';

const id = fc.uuid();
const rowHash = fc.stringMatching(/^[0-9a-f]{32}$/);
const word = fc.stringMatching(/^[A-Za-zé]{10,40}$/);
const version = fc.record({ batchId: id, rowHash });

it('reads the files of which a batch is drafted', () => {
  fc.assert(
    fc.property(
      fc.array(id, { minLength: 1, maxLength: 5 }),
      fc.constantFrom({}, { funderId: 'ville' }),
      (repairIds, funder) => {
        const files = { repairIds, ...funder };
        expect(refundRequestOf(writeRefund.body.parse(draftRefundBody(files)))).toEqual(files);
      },
    ),
  );
});

it('reads the next state of a batch, and the reason of its refusal', () => {
  const states = fc.constantFrom('approved' as const, 'exported' as const, 'confirmed' as const, 'withdrawn' as const);
  fc.assert(
    fc.property(version, states, word, (batch, state, reason) => {
      expect(refundRequestOf(writeRefund.body.parse(moveRefundBody(batch, state)))).toEqual({ ...batch, state });
      expect(refundRequestOf(writeRefund.body.parse(refuseRefundBody(batch, reason)))).toEqual({
        ...batch,
        state: 'refused',
        reason,
      });
    }),
  );
});

it('reads the answer that is proposed to a question of the bank, and what becomes of a proposal', () => {
  const candidate = fc.option(word, { nil: undefined });
  fc.assert(
    fc.property(
      fc.record({ rowHash }),
      fc.constantFrom(...bankAnswers),
      candidate,
      fc.boolean(),
      (read, answer, named, isConfirmed) => {
        const proposed = settleBankQuestion.body.parse(proposeAnswerBody(read, answer, named));
        expect(questionRequestOf(proposed)).toEqual({
          ...read,
          act: 'propose',
          answer,
          ...(named && { candidate: named }),
        });
        expect(questionRequestOf(settleBankQuestion.body.parse(endProposalBody(read, isConfirmed)))).toEqual({
          ...read,
          act: isConfirmed ? 'confirm' : 'take_back',
        });
      },
    ),
  );
});

it('reads a file of the bank as the text or the bytes that were sent', () => {
  const base64 = fc.uint8Array({ minLength: 1 }).map((bytes) => Buffer.from(bytes).toString('base64'));
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), base64, (text, bytes) => {
      expect(bankFileOf(hearBank.body.parse(bankFileBody({ text })))).toEqual({ text });
      expect(bankFileOf(hearBank.body.parse(bankFileBody({ base64: bytes })))).toEqual({ base64: bytes });
    }),
  );
});

it('reads the last four characters of the account that is approved', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-Z]{4}$/), (ibanEndsWith) => {
      expect(approvedAccountOf(approvePayee.body.parse(approvePayeeBody(ibanEndsWith)))).toBe(ibanEndsWith);
    }),
  );
});
