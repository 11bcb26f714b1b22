import { readCommandLine } from './command-line.ts';

describe('the command line of the embedded parts', () => {
  it('chooses places by itself when nothing is said', () => {
    expect(readCommandLine([])).toEqual({ dataDir: '.data', mongo: undefined, s3Port: undefined, json: false });
  });

  it('takes the places it is given', () => {
    expect(
      readCommandLine(['--data-dir', '/srv/x', '--mongo', '127.0.0.1:27017', '--s3-port', '9000', '--json']),
    ).toEqual({
      dataDir: '/srv/x',
      mongo: { host: '127.0.0.1', port: 27_017 },
      s3Port: 9_000,
      json: true,
    });
    expect(readCommandLine(['--mongo', '[::1]:27017']).mongo).toEqual({ host: '::1', port: 27_017 });
    expect(readCommandLine(['--mongo', '/run/alveole.sock']).mongo).toEqual({ socketPath: '/run/alveole.sock' });
  });

  it.each([
    ['--s3-port', 'abc'],
    ['--s3-port', '70000'],
    ['--mongo', 'localhost'],
    ['--mongo', '127.0.0.1:0'],
    ['--mongo', '0.0.0.0:27017'],
    ['--mongo', 'db.example.org:27017'],
  ])('refuses %s %s by name', (option, value) => {
    expect(() => readCommandLine([option, value])).toThrow(option);
  });

  it('refuses an option it does not know', () => {
    expect(() => readCommandLine(['--mong', 'x'])).toThrow('--mong');
  });
});
