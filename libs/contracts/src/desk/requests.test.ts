import fc from 'fast-check';
import { askedEntityOf, mediaPrefixQuery, renewRegistrationBody } from '../media/prefix-view.ts';
import { readMediaPrefix } from '../media/routes.ts';
import { cameraBody, isCameraOff } from '../establishment/camera-view.ts';
import { switchCamera } from '../establishment/routes/camera.ts';
import { renewRegistration } from '../establishment/routes/entity.ts';
import { isSmsSwitchedOff, switchSmsBody } from '../pick-up/sms-switch-view.ts';
import { switchSms } from '../pick-up/routes.ts';
import { firstPersonOf, secondPersonQuery } from '../staff/second-person.ts';
import { readSecondPerson } from '../staff/routes.ts';
import { saveListViews } from './routes.ts';
import { listViewsBody, savedListViewsOf } from './view.ts';

const id = fc.uuid();
const word = fc.stringMatching(/^[a-z]{1,20}$/);

it('reads the views of a list that were saved, and the version that they replace', () => {
  const view = fc.record({ viewId: id, name: word, filters: fc.dictionary(word, word, { noNullPrototype: true }) });
  const views = fc.record(
    { views: fc.array(view, { maxLength: 4 }), defaultId: id, rowHash: fc.stringMatching(/^[0-9a-f]{32}$/) },
    { requiredKeys: ['views'] },
  );
  fc.assert(
    fc.property(fc.constantFrom('establishments' as const, 'repairs' as const), views, (list, saved) => {
      expect(savedListViewsOf(saveListViews.body.parse(listViewsBody(list, saved)))).toEqual({ list, ...saved });
    }),
  );
});

it.each([true, false])('reads that the camera and the SMS are switched off: %s', (isOff) => {
  expect(isCameraOff(switchCamera.body.parse(cameraBody(isOff)))).toBe(isOff);
  expect(isSmsSwitchedOff(switchSms.body.parse(switchSmsBody(isOff)))).toBe(isOff);
});

it('reads the establishment and the first person that a request names', () => {
  fc.assert(
    fc.property(id, (named) => {
      expect(askedEntityOf(readMediaPrefix.query.parse(mediaPrefixQuery(named)))).toBe(named);
      expect(askedEntityOf(renewRegistration.body.parse(renewRegistrationBody(named)))).toBe(named);
      expect(firstPersonOf(readSecondPerson.query.parse(secondPersonQuery(named)))).toBe(named);
    }),
  );
  expect(firstPersonOf(readSecondPerson.query.parse(secondPersonQuery(undefined)))).toBeUndefined();
});
