import { operationBody } from '@alveole/contracts/repair';
import type { ApiCaller } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { channelOperations, decideRepair, isSecondChannelOpen, smsLimits } from '@alveole/domain';
import type { CodeChannel, RepairActor } from '@alveole/domain';
import { useSecondsLeft } from '@alveole/ui';
import { useState } from 'react';
import { useFileOperation } from '../operate-repair/use-file-operation.ts';

export type MailChannel = Exclude<CodeChannel, 'sms'>;

export interface MailWay {
  readonly channel: MailChannel;
  readonly wasSent: boolean;
  /** Seconds before another may go; 0 when it may. */
  readonly secondsLeft: number;
  /** Why it cannot be sent, in French; undefined when it can. */
  readonly reason: string | undefined;
}

export interface SecondChannel {
  /** The SMS failed, or is without news for a minute. */
  readonly isOpen: boolean;
  readonly ways: readonly MailWay[];
  /** Why no code can be sent to an address that the client names, in French; undefined when one can. */
  readonly namedAddressReason: string | undefined;
  readonly send: (channel: MailChannel) => void;
  readonly sending: MailChannel | undefined;
  readonly failure: unknown;
}

export interface SecondChannelRequest {
  readonly file: RepairView;
  readonly actor: RepairActor;
  /** The campaign lets beneficiaries confirm from a link. */
  readonly linkAllowed: boolean;
}

/** The ways by mail, which open when the SMS does not arrive. The rules are those of the server. */
export function useSecondChannel(api: ApiCaller, { file, actor, linkAllowed }: SecondChannelRequest): SecondChannel {
  const operation = useFileOperation(api, file);
  const [sending, setSending] = useState<MailChannel>();
  const last = (channel: CodeChannel) => file.sms?.messages.findLast((message) => message.channel === channel);
  const [sms, mail, link] = [last('sms'), last('mail'), last('link')];
  const sinceSms = usePause(sms?.sentAt);
  const pauses = {
    mail: usePause(mail?.sentAt),
    link: usePause(link?.sentAt),
  };
  const rungStates = sms?.rungs.map(({ state }) => state);
  const isOpen = isSecondChannelOpen(rungStates, sinceSms === 0);
  const facts = { mailKnown: file.person.mail !== undefined, smsEnabled: true, secondChannelOpen: isOpen, linkAllowed };
  const reasonOf = (operation: 'MEL' | 'LIEN', changes: Partial<typeof facts> = {}): string | undefined => {
    const decision = decideRepair(file, { operation, ...facts, ...changes }, actor);
    return decision.ok ? undefined : decision.refusal.explanation;
  };
  const wayOf = (channel: MailChannel): MailWay => {
    return {
      channel,
      wasSent: last(channel) !== undefined,
      secondsLeft: pauses[channel],
      reason: reasonOf(channelOperations[channel]),
    };
  };
  return {
    isOpen,
    namedAddressReason: reasonOf('MEL', { mailKnown: true }),
    ways: linkAllowed ? [wayOf('mail'), wayOf('link')] : [wayOf('mail')],
    send: (channel) => {
      setSending(channel);
      operation.mutate(operationBody.askToConfirm(channel));
    },
    sending: operation.isPending ? sending : undefined,
    failure: operation.error ?? undefined,
  };
}

/** Seconds before another message may go behind this one. */
const usePause = (sentAt: string | undefined): number =>
  useSecondsLeft(sentAt === undefined ? undefined : Date.parse(sentAt), smsLimits.spacingMs);
