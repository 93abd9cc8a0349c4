/** How the parts of the site ask each other, whatever proxy leads out of the network. */
const OWN = ['127.0.0.1', 'localhost'];

/**
 * The value of `no_proxy` with this machine in it. Where NODE_USE_ENV_PROXY=1 has Node ask by HTTP_PROXY, the site would look for its
 * own database there. The small letters are what Node reads first.
 * @see https://nodejs.org/api/cli.html#node_use_env_proxy1
 */
export const withoutProxy = ({ no_proxy: small, NO_PROXY: large }: NodeJS.ProcessEnv): string =>
  [small ?? large, ...OWN].filter(Boolean).join(',');
