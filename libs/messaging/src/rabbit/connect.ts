import { connect } from 'amqplib';
import type { ChannelModel } from 'amqplib';
import { failureCode } from '../delivery/failure.ts';

const connectWithin = 5_000;

/** Notices within 20 s a peer that went without a word. */
const heartbeatSeconds = '10';

/** Opens a connection. Rejects with one readable line that holds no password. */
export async function connectToBroker(url: string): Promise<ChannelModel> {
  const target = readUrl(url);
  try {
    return await connect(target.href, { timeout: connectWithin, servername: target.hostname });
  } catch (error) {
    throw new Error(`The broker at ${target.host} cannot be reached (${failureCode(error)})`, { cause: error });
  }
}

function readUrl(url: string): URL {
  if (!URL.canParse(url)) throw new Error('AMQP_URL is no URL');
  const target = new URL(url);
  if (!target.searchParams.has('heartbeat')) target.searchParams.set('heartbeat', heartbeatSeconds);
  return target;
}
