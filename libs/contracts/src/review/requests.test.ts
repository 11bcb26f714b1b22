import { reasonPurposes } from '@alveole/domain';
import fc from 'fast-check';
import { operationBody } from '../repair/operation-requests.ts';
import { reviewDecision } from '../repair/operation-wire.ts';
import { decisionRequestOf, deferDecisionBody } from './deferred-decision-view.ts';
import { staffNoteBody, writtenNoteOf } from './note-view.ts';
import { reviewReasonsBody, savedReasonsOf } from './reason-view.ts';
import { deferDecision, noteRepair, saveReviewReasons } from './routes.ts';

const id = fc.uuid();
const word = fc.stringMatching(/^[A-Za-zé]{1,20}$/);
const rowHash = fc.stringMatching(/^[0-9a-f]{32}$/);

it('reads the decision that was deferred', () => {
  const decision = fc
    .constantFrom(operationBody.review('AVAL'), operationBody.askComplement('COM', 'Photo floue'))
    .map((operation) => reviewDecision.parse(operation));
  fc.assert(
    fc.property(fc.record({ decisionId: id, repairId: id, rowHash, decision }), (request) => {
      expect(decisionRequestOf(deferDecision.body.parse(deferDecisionBody(request)))).toEqual(request);
    }),
  );
});

it('reads the reasons that were saved, and the version that they replace', () => {
  const reason = fc.record({ reasonId: id, purpose: fc.constantFrom(...reasonPurposes), name: word, text: word });
  const reasons = fc.record({ reasons: fc.array(reason, { maxLength: 5 }), rowHash }, { requiredKeys: ['reasons'] });
  fc.assert(
    fc.property(reasons, (saved) => {
      expect(savedReasonsOf(saveReviewReasons.body.parse(reviewReasonsBody(saved)))).toEqual(saved);
    }),
  );
});

it('reads the note that was written', () => {
  fc.assert(
    fc.property(fc.record({ noteId: id, text: word }), (note) => {
      expect(writtenNoteOf(noteRepair.body.parse(staffNoteBody(note)))).toEqual(note);
    }),
  );
});
