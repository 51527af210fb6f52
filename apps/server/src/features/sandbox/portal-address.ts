import type { AppContext } from '../../app-context.ts'

const EVERY_ADDRESS: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/**
 * Returns the address at which this machine reaches the portal: its own listener, or the public address for a worker without one.
 */
export function portalAddress({
  settings,
  publicUrl,
}: Pick<AppContext, 'settings' | 'publicUrl'>): string {
  if (settings.ROLE === 'worker') return publicUrl()
  const host = EVERY_ADDRESS[settings.HOST] ?? settings.HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${settings.PORT}`
}
