import { faultOfExtent } from './bound-json.ts';

const faultOf = (json: string) => faultOfExtent(Buffer.from(json));

describe('the extent of a JSON text', () => {
  it.each([
    ['nests without an end', '['.repeat(1_000_000), 'Nested too deep'],
    ['objects in each other', '{"a":'.repeat(13), 'Nested too deep'],
    ['half a million numbers', `[${'1,'.repeat(500_000)}1]`, 'Too many values'],
    ['empty objects', `[${'{},'.repeat(300_000)}{}]`, 'Too many values'],
    ['keys', `{${'"a":0,'.repeat(100_000)}"b":0}`, 'Too many values'],
  ])('is refused for %s', (_what, json, fault) => {
    expect(faultOf(json)).toBe(fault);
  });

  it.each([
    ['a nest that may be', `${'['.repeat(12)}${']'.repeat(12)}`],
    ['brackets and commas in a text', JSON.stringify({ text: '[{,'.repeat(50_000) })],
    ['quotes and backslashes in a text', JSON.stringify({ text: '\\"[\\\\'.repeat(20_000), more: ['\\', '"'] })],
    ['many nests side by side', `[${'[[]],'.repeat(5000)}[]]`],
    ['a text without an end', '"'.padEnd(1_000_000, '[')],
    ['nothing', ''],
  ])('is accepted of %s', (_what, json) => {
    expect(faultOf(json)).toBeUndefined();
  });
});
