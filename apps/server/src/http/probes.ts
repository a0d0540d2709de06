/** Asked every few seconds by whatever watches the server: whether the process lives. */
export const HEALTH_PATH = "/healthz";
/** Likewise: whether requests are to be sent to it. */
export const READY_PATH = "/readyz";

export function isProbe(path: string): boolean {
  return path === HEALTH_PATH || path === READY_PATH;
}
