import { refundStates } from './batch-states.ts';
import { decideRefund } from './decide-refund.ts';
import { foreignDraft, nothingPayable, ownDraft, ownDraftRefused, refundTextsById } from './refund-refusals.ts';
import { nextRefundStep, refundActTo, refundTransitions, type RefundAct } from './refund-transitions.ts';

const advances = ['approve', 'export', 'confirm'] as const;
const acts: readonly RefundAct[] = [...advances, 'refuse', 'withdraw'];
const [sophie, jean] = [{ userId: 'adm-0' }, { userId: 'adm-1' }];

/** Where each act leads from each state, in the order of `refundStates`; a point where it is refused. */
const ways: Readonly<Record<RefundAct, readonly string[]>> = {
  approve: ['approved', '.', '.', '.', '.', '.'],
  export: ['.', 'exported', '.', '.', '.', '.'],
  confirm: ['.', '.', 'confirmed', '.', '.', '.'],
  refuse: ['refused', '.', '.', '.', '.', '.'],
  withdraw: ['withdrawn', '.', '.', '.', '.', '.'],
};
const nowhere = ['.', '.', '.', '.', '.', '.'];
const waysOf = (act: RefundAct, actor: typeof sophie) =>
  refundStates
    .map((state) => decideRefund({ state, drafterId: sophie.userId }, act, actor))
    .map((decision) => (decision.ok ? decision.value.to : '.'));

describe('a batch of refunds, every state × act × person', () => {
  it.each(acts)('%s by another administrator, who may do all but withdraw', (act) =>
    expect(waysOf(act, jean)).toEqual(act === 'withdraw' ? nowhere : ways[act]),
  );

  it.each(acts)('%s by its drafter, who may do all but approve and refuse', (act) =>
    expect(waysOf(act, sophie)).toEqual(act === 'approve' || act === 'refuse' ? nowhere : ways[act]),
  );

  it('tells the drafter to withdraw what he would refuse, and anybody else to refuse what he would withdraw', () => {
    const batch = { state: 'drafted', drafterId: 'adm-0' } as const;
    expect(decideRefund(batch, 'refuse', sophie)).toEqual({ ok: false, refusal: ownDraftRefused });
    expect(decideRefund(batch, 'withdraw', jean)).toEqual({ ok: false, refusal: foreignDraft });
  });

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
    const refusals = [ownDraft, ownDraftRefused, foreignDraft, nothingPayable.drafted, nothingPayable.approved];
    expect(refusals.map(({ id }) => refundTextsById[id])).toEqual(refusals.map(({ explanation }) => explanation));
  });
});

it('waits for one step at each state, which the wire names by its end', () => {
  expect(refundStates.map((state) => nextRefundStep(state)?.act)).toEqual([
    ...advances,
    undefined,
    undefined,
    undefined,
  ]);
  expect((['approved', 'exported', 'confirmed', 'refused', 'withdrawn'] as const).map(refundActTo)).toEqual(acts);
  expect(refundTransitions.every(({ reason }) => reason !== '')).toBe(true);
});
