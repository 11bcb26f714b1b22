import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

/**
 * The settings of Module Federation that shell and remotes have in common.
 * @param {{ name: string } & Record<string, unknown>} own
 */
export const federationPlugin = ({ experiments, optimization, ...own }) =>
  new ModuleFederationPlugin({
    manifest: true,
    shareStrategy: 'loaded-first',
    dts: false,
    experiments: { optimization: { target: 'web', ...optimization }, ...experiments },
    ...own,
  });
