import { context } from '@opentelemetry/api';
import { runInTraceOf } from './trace-context.ts';

it('a process that delivers no spans carries no trace, so that its promises cost nothing more', () => {
  const carrying = jest.spyOn(context, 'setGlobalContextManager');
  const work = jest.fn();
  runInTraceOf('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00', work);
  expect(work).toHaveBeenCalledTimes(1);
  expect(carrying).not.toHaveBeenCalled();
  carrying.mockRestore();
});
