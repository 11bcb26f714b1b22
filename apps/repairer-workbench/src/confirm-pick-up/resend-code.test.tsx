import { appError } from '@alveole/contracts';
import { pickUpRoutes } from '@alveole/contracts/pick-up';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import { RepairStatus } from '@alveole/domain';
import { act, fireEvent, screen } from '@testing-library/react';
import { atCounter, operated, readyForCode } from '../workbench.fixture.ts';
import { renderFinalisation } from './confirm-pick-up.fixture.tsx';

const { readOwnRepair, operateRepair } = repairRoutes;
const { readSmsSwitch } = pickUpRoutes;
const began = new Date('2026-03-02T10:06:00.000Z');
const sentAt = (at: Date) => readyForCode({ sms: { sent: 1, last_sent_at: at.toISOString(), delivery: 'sent' } });

/** The page of a file whose messages the server counts. */
function open(file: RepairFile) {
  const props = atCounter();
  props.api
    .answer(readOwnRepair, file)
    .answer(readSmsSwitch, { disable_sms: 'no' })
    .answer(operateRepair, () => {
      props.api.answer(readOwnRepair, sentAt(new Date()));
      return operated({ status: RepairStatus.incomplete });
    });
  renderFinalisation(props);
  return {
    messages: () => props.api.callsOf(operateRepair).length,
    /** The message goes, but nothing comes back. */
    answerLost: () =>
      props.api.answer(operateRepair, () => {
        props.api.answer(readOwnRepair, sentAt(new Date()));
        return Promise.reject(appError('ServiceUnavailableException', 'timeout'));
      }),
  };
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const press = async (name: RegExp | string) => {
  fireEvent.click(button(name));
  await pass(0.1);
};

beforeEach(() => jest.useFakeTimers({ now: began }));
afterEach(() => jest.useRealTimers());

describe('the message with the code', () => {
  it('may go again after a minute, which the button counts down', async () => {
    const { messages } = open(readyForCode());
    await pass(0.1);
    await press('Envoyer le code par SMS');
    expect(button(/^Renvoyer le code \(dans 60\ss\)$/)).toBeDisabled();
    await pass(18);
    expect(button(/^Renvoyer le code \(dans 42\ss\)$/)).toBeDisabled();
    await pass(42);
    expect(button('Renvoyer le code')).toBeEnabled();
    await press('Renvoyer le code');
    expect(messages()).toBe(2);
    expect(button(/^Renvoyer le code \(dans/)).toBeDisabled();
  });

  it('counts down too where only the answer was lost, and no failure stands beside what went', async () => {
    const { answerLost } = open(readyForCode());
    answerLost();
    await pass(0.1);
    await press('Envoyer le code par SMS');
    expect(button(/^Renvoyer le code \(dans 60\ss\)$/)).toBeDisabled();
    await pass(60);
    expect(screen.queryByText(/^Le code demande le réseau/)).not.toBeInTheDocument();
    expect(button('Renvoyer le code')).toBeEnabled();
  });

  it('is waited for after a reload too, as the server would refuse it until then', async () => {
    open(sentAt(new Date(began.getTime() - 20_000)));
    await pass(0.1);
    expect(button(/^Renvoyer le code \(dans 40\ss\)$/)).toBeDisabled();
    await pass(40);
    expect(button('Renvoyer le code')).toBeEnabled();
  });

  it('counts no more than the minute where the clock of the device is late', async () => {
    open(sentAt(new Date(began.getTime() + 3_600_000)));
    await pass(0.1);
    expect(button(/^Renvoyer le code \(dans 60\ss\)$/)).toBeDisabled();
  });
});
