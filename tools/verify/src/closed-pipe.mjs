// Whoever reads no further than the first lines (`| head`) has closed the pipe. The command works on unread, so that its
// exit code stays true. `package.json` loads this before every command of the platform. Plain JavaScript, since worker
// threads load it too: they inherit what a command imports, but not the loader that it runs TypeScript with.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== 'EPIPE') throw error;
  });
