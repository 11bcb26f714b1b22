import { isPublicAddress } from './public-address.ts';

it.each(['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2a00:1450:4007::1', '2606:4700::1111'])(
  'calls the public address %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  ['this machine', '127.0.0.1'],
  ['this machine', '127.8.9.10'],
  ['this machine', '::1'],
  ['any machine', '0.0.0.0'],
  ['any machine', '::'],
  ['a private network', '10.1.2.3'],
  ['a private network', '172.16.0.1'],
  ['a private network', '172.31.255.255'],
  ['a private network', '192.168.1.1'],
  ['a shared network', '100.64.0.1'],
  ['the data of a cloud machine', '169.254.169.254'],
  ['the data of a cloud machine', '100.100.100.200'],
  ['the data of a cloud machine', '168.63.129.16'],
  ['the data of a cloud machine', 'fd00:ec2::254'],
  ['the own link', 'fe80::1'],
  ['the own link with its interface', 'fe80::1%eth0'],
  ['a private network of version 6', 'fc00::1'],
  ['a private network of version 6', 'fdff::1'],
  ['version 4 within version 6', '::ffff:127.0.0.1'],
  ['version 4 within version 6', '::ffff:7f00:1'],
  ['version 4 within version 6', '::ffff:8.8.8.8'],
  ['version 4 within version 6', '::7f00:1'],
  ['version 4 through a translator', '64:ff9b::7f00:1'],
  ['version 4 through a tunnel', '2002:7f00:1::1'],
  ['version 4 through a tunnel', '2001:0:7f00:1::1'],
  ['documentation', '192.0.2.1'],
  ['documentation', '2001:db8::1'],
  ['documentation', '3fff::1'],
  ['many machines', '224.0.0.1'],
  ['many machines', 'ff02::1'],
  ['every machine', '255.255.255.255'],
  ['a test of networks', '198.18.0.1'],
  ['no address', 'alveole.exemple.fr'],
  ['no address', '0x7f000001'],
  ['no address', '2130706433'],
  ['nothing', ''],
])('does not call %s: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
