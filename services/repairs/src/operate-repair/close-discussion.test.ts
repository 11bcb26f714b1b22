import { repairsUnderTest, write } from '../journeys.harness.ts';

const tested = repairsUnderTest();
const closings = ["J'ai lu et ne souhaite pas répondre", 'Cette discussion est close.'];

describe('a discussion that was closed', () => {
  it('takes no message of the repairer until staff writes again', async () => {
    const { journeys, harness } = tested;
    const start = await journeys.begin();
    const admin = harness.as('ADM');
    const opened = await journeys.open(start);
    const closed = await journeys.repairer(start.caller, opened, 'MSG', { text: closings[0] });
    const refused = await start.caller.put('/enrolment/repair', write(closed, 'MSG', { text: 'Encore' }));
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      403,
      'NotAuthorizedException',
      'This discussion is closed.',
    ]);
    const reopened = await journeys.staff(admin, closed, 'MSG', { text: 'Une question' });
    expect((await journeys.repairer(start.caller, reopened, 'MSG', { text: 'Une réponse' })).status).toBe(0);
  });

  it('is closed by staff for the repairer, who may still answer what is asked for', async () => {
    const { journeys, harness } = tested;
    const start = await journeys.begin();
    const admin = harness.as('ADM');
    const complete = await journeys.complete(start);
    const closed = await journeys.staff(admin, complete, 'MSG', { text: closings[1] });
    const refused = await start.caller.put('/enrolment/repair', write(closed, 'MSG', { text: 'Encore' }));
    expect(refused.status).toBe(403);
    const asked = await journeys.staff(admin, closed, 'COM', { motif: { code: 'CODE29', tab: ['La facture'] } });
    expect((await journeys.repairer(start.caller, asked, 'MSG', { text: 'La voici' })).status).toBe(4);
  });
});
