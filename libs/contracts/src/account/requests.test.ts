import { staffRoles } from '@alveole/domain';
import fc from 'fast-check';
import { registerDeviceBody, registeredDeviceOf } from '../colleague/device-view.ts';
import { changeEntityUser, createEntityUser, registerDevice } from '../colleague/routes.ts';
import {
  askedColleagueChangeOf,
  colleagueChangeBody,
  colleagueRequestOf,
  newColleagueBody,
} from '../colleague/view.ts';
import { newPasswordOf, setPasswordBody, signInBody, signInRequestOf } from '../session/view.ts';
import { setPassword, signIn } from '../session/routes.ts';
import { staffChangeBody, staffChangeOf } from '../staff/account-view.ts';
import { changeStaffAccount } from '../staff/routes.ts';

const word = fc.stringMatching(/^[A-Za-zé]{2,20}$/);
const mail = fc.stringMatching(/^[a-z]{1,10}$/).map((name) => `${name}@exemple.fr`);
const password = fc.constant('Velo2020');
const permission = fc.constantFrom(0 as const, 1 as const);
const rowHash = fc.stringMatching(/^[0-9a-f]{32}$/);

it('reads who signs in, and whether the session is remembered', () => {
  fc.assert(
    fc.property(fc.record({ mail, password, remember: fc.boolean() }), (request) => {
      expect(signInRequestOf(signIn.body.parse(signInBody(request)))).toEqual(request);
    }),
  );
  expect(signInRequestOf({ mail: 'a@exemple.fr', password: 'Velo2020' }).remember).toBe(true);
});

it('reads the password that is set by a code', () => {
  fc.assert(
    fc.property(fc.record({ mail, password, code: fc.stringMatching(/^\d{6}$/) }), (request) => {
      expect(newPasswordOf(setPassword.body.parse(setPasswordBody(request)))).toEqual(request);
    }),
  );
});

it('reads the user of an establishment whose account is opened, and the change of one', () => {
  const change = fc.record({ mail, name: word, permission, isDisabled: fc.boolean() }, { requiredKeys: [] });
  fc.assert(
    fc.property(fc.record({ mail, name: word, permission }), change, (request, changed) => {
      expect(colleagueRequestOf(createEntityUser.body.parse(newColleagueBody(request)))).toEqual(request);
      expect(askedColleagueChangeOf(changeEntityUser.body.parse(colleagueChangeBody(changed)))).toEqual(changed);
    }),
  );
});

it('reads the name as people read it, the signature and the password of an outside caller', () => {
  const local_data = {
    name: 'ANNE',
    typed_user_name: 'Anne',
    signature: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  };
  const identity = { name: 'ANNE', typedName: 'Anne', signature: local_data.signature };
  expect(colleagueRequestOf({ user_name: 'a@exemple.fr', permission: 0, password: 'Velo2020', local_data })).toEqual({
    mail: 'a@exemple.fr',
    permission: 0,
    password: 'Velo2020',
    ...identity,
  });
  expect(askedColleagueChangeOf({ new_password: 'Velo2020', local_data })).toEqual({
    password: 'Velo2020',
    ...identity,
  });
});

it('reads the change of an account of staff, and the version that was read', () => {
  const change = fc.record(
    { name: word, role: fc.constantFrom(...staffRoles), permission, isDisabled: fc.boolean() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.record({ rowHash }), change, (version, changed) => {
      expect(staffChangeOf(changeStaffAccount.body.parse(staffChangeBody(version, changed)))).toEqual({
        ...version,
        ...changed,
      });
    }),
  );
});

it('reads the device that registers itself', () => {
  fc.assert(
    fc.property(fc.record({ token: fc.uuid(), platform: word }), (device) => {
      expect(registeredDeviceOf(registerDevice.body.parse(registerDeviceBody(device)))).toEqual({
        app: 'alveole',
        ...device,
      });
    }),
  );
});
