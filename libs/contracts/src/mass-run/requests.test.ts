import { establishmentKinds, establishmentStatusCodes, repairStatusCodes } from '@alveole/domain';
import fc from 'fast-check';
import { massRunRequestOf, openMassRunBody } from './establishment-view.ts';
import { openRepairMassRunBody, repairMassRunRequestOf } from './repair-view.ts';
import { openMassRun, openRepairMassRun } from './routes.ts';

const word = fc.stringMatching(/^[A-Za-zé]{1,20}$/);
const lines = fc.array(word, { minLength: 1, maxLength: 5 });

it('reads the establishments that a run was asked for', () => {
  const filter = fc.record(
    {
      kind: fc.constantFrom(...establishmentKinds),
      status: fc.constantFrom(...establishmentStatusCodes),
      searched: word,
    },
    { requiredKeys: [] },
  );
  const act = 'represent-terms';
  fc.assert(
    fc.property(lines, filter, (given, asked) => {
      expect(massRunRequestOf(openMassRun.body.parse(openMassRunBody({ lines: given })))).toEqual({
        act,
        lines: given,
      });
      expect(massRunRequestOf(openMassRun.body.parse(openMassRunBody(asked)))).toEqual({ act, filter: asked });
    }),
  );
});

it('reads the files of a run, what is done to them and the share that is drawn', () => {
  const filter = fc.record(
    {
      operatorId: fc.uuid(),
      statuses: fc.constantFrom(...repairStatusCodes.map((status) => [status])),
      isMine: fc.constant(true),
    },
    { requiredKeys: [] },
  );
  const act = fc.record(
    {
      act: fc.constantFrom('validate' as const, 'assign' as const, 'not-eligible' as const),
      operatorId: fc.uuid(),
      reasons: lines,
    },
    { requiredKeys: ['act'] },
  );
  fc.assert(
    fc.property(act, filter, fc.integer({ min: 1, max: 100 }), lines, (asked, files, percent, given) => {
      const readAgain = (source: Parameters<typeof openRepairMassRunBody>[1]) =>
        repairMassRunRequestOf(openRepairMassRun.body.parse(openRepairMassRunBody(asked, source)));
      // An operator travels with an assignment alone.
      const { operatorId, ...same } = asked;
      const doneTo = asked.act === 'assign' && operatorId !== undefined ? asked : same;
      expect(readAgain({ filter: files, percent })).toEqual({ ...doneTo, filter: files, draw: { percent } });
      expect(readAgain({ lines: given })).toEqual({ ...doneTo, lines: given });
      expect(readAgain({ sirets: given })).toEqual({ ...doneTo, sirets: given });
    }),
  );
});
