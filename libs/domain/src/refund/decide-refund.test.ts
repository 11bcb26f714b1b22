import { refundStates } from './batch-states.ts';
import { decideRefund } from './decide-refund.ts';
import { nothingPayable, ownDraft, refundExplanations } from './refund-refusals.ts';
import { nextRefundStep, refundActTo, refundTransitions, type RefundAct } from './refund-transitions.ts';

const acts: readonly RefundAct[] = ['approve', 'export', 'confirm'];
const [sophie, jean] = [{ userId: 'adm-0' }, { userId: 'adm-1' }];

/** Where each act leads from drafted, approved, exported and confirmed; a point where it is refused. */
const ways: Readonly<Record<RefundAct, readonly string[]>> = {
  approve: ['approved', '.', '.', '.'],
  export: ['.', 'exported', '.', '.'],
  confirm: ['.', '.', 'confirmed', '.'],
};
const waysOf = (act: RefundAct, actor: typeof sophie) =>
  refundStates
    .map((state) => decideRefund({ state, drafterId: sophie.userId }, act, actor))
    .map((decision) => (decision.ok ? decision.value.to : '.'));

describe('a batch of refunds, every state × act × person', () => {
  it.each(acts)('%s by another administrator', (act) => expect(waysOf(act, jean)).toEqual(ways[act]));

  it.each(acts)('%s by its drafter, who may do all but approve', (act) =>
    expect(waysOf(act, sophie)).toEqual(act === 'approve' ? ['.', '.', '.', '.'] : ways[act]),
  );

  it('tells namesakes apart by their id', () => {
    const namesake = { userId: 'adm-7', userName: 'Sophie Leroy' };
    expect(decideRefund({ state: 'drafted', drafterId: 'adm-0' }, 'approve', namesake).ok).toBe(true);
  });
});

describe('what is refused', () => {
  it('says it in English for the wire and in French for the person', () => {
    const own = decideRefund({ state: 'drafted', drafterId: 'adm-0' }, 'approve', sophie);
    expect(own).toEqual({ ok: false, refusal: ownDraft });
    expect(decideRefund({ state: 'confirmed', drafterId: 'adm-0' }, 'export', jean)).toMatchObject({
      refusal: {
        code: 'TransitionRefusedException',
        message: 'A batch that is confirmed cannot be exported.',
        explanation: 'Cette étape n’est plus possible pour ce lot',
      },
    });
  });

  it('is explained by the message that the server answers', () => {
    const refusals = [ownDraft, nothingPayable.drafted, nothingPayable.approved];
    expect(refusals.map(({ message }) => refundExplanations[message])).toEqual(
      refusals.map(({ explanation }) => explanation),
    );
  });
});

it('waits for one step at each state, which the wire names by its end', () => {
  expect(refundStates.map((state) => nextRefundStep(state)?.act)).toEqual([...acts, undefined]);
  expect((['approved', 'exported', 'confirmed'] as const).map(refundActTo)).toEqual(acts);
  expect(refundTransitions.every(({ reason }) => reason !== '')).toBe(true);
});
