import type { IncomingMessage } from 'node:http';
import express from 'express';
import { sourceOf } from './source-of.ts';
import type { TrustsHop } from './source-of.ts';

const trusting = (proxies: readonly string[]): TrustsHop => express().set('trust proxy', proxies).get('trust proxy fn');
const call = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('the source of a call', () => {
  it('is the address that connects, whatever it says of itself, where no proxy is trusted', () => {
    expect(sourceOf(call('203.0.113.9', '198.51.100.1'), trusting([]))).toBe('203.0.113.9');
  });

  it('is the last address before the trusted proxies', () => {
    const trusts = trusting(['loopback', '10.0.0.0/8']);
    expect(sourceOf(call('127.0.0.1', '1.2.3.4, 198.51.100.1, 10.0.0.7'), trusts)).toBe('198.51.100.1');
    expect(sourceOf(call('127.0.0.1'), trusts)).toBe('127.0.0.1');
  });

  it('is a whole network of IPv6', () => {
    const one = sourceOf(call('2001:db8:1:2::1'), trusting([]));
    expect(sourceOf(call('2001:db8:1:2:9:8:7:6'), trusting([]))).toBe(one);
  });
});
