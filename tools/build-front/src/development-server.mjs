const gateway = process.env.PUBLIC_URL ?? 'http://127.0.0.1:8080';

/**
 * A live server on a fixed port; everything that is not the bundle comes from a running gateway.
 * @param {{ port: number }} options
 * @returns {import('@rspack/core').Configuration['devServer']}
 */
export const developmentServer = ({ port }) => ({
  port,
  host: '127.0.0.1',
  historyApiFallback: true,
  headers: { 'Access-Control-Allow-Origin': '*' },
  proxy: [
    {
      context: ['/alveoleapi', '/config.json', '/remotes.json', '/remotes', '/dev'],
      target: gateway,
      changeOrigin: false,
    },
  ],
});
