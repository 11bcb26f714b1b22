// Whoever reads no further than the first lines (`| head`) has closed the pipe. The command works on unread, so that its
// exit code stays true. `package.json` loads this before every command of the platform.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
