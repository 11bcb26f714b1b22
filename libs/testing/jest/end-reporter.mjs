// A process whose suites are over ends by itself: what keeps it open (a server, a pool, a timer) is a fault of a suite.

/** What a process has to end the infrastructure, and what closes late. In milliseconds. */
const timeToEnd = 30_000;

export default class EndReporter {
  onRunComplete() {
    const stillOpen = setTimeout(() => {
      process.stdout.write(`FAIL the process stays open: ${process.getActiveResourcesInfo().join(', ')}\n`);
      process.exit(1);
    }, timeToEnd);
    // The limit itself keeps nothing open.
    stillOpen.unref();
  }
}
