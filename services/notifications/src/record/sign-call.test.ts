import { signedHeaders } from './sign-call.ts';

const at = new Date('2022-12-26T22:36:05.500Z');
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const call = { messageId: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}', at };

it('signs a call as the example of Standard Webhooks does', () => {
  const headers = signedHeaders({ ...call, at: new Date(1_614_265_330_000), secrets: [secret] });
  expect(headers).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('signs with each secret, in the seconds of the try', () => {
  const headers = signedHeaders({ ...call, secrets: [secret, 'whsec_AAAA'] });
  expect(headers['webhook-timestamp']).toBe('1672094165');
  expect(headers['webhook-signature']).toMatch(/^v1,\S{44} v1,\S{44}$/);
});
