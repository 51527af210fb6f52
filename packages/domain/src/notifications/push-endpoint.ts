/** The push services of browsers: Chrome and Edge on Android and desks, Firefox, Edge on Windows, Safari. */
const SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
]

/**
 * Returns whether an address is that of a push service. The portal sends to the address that a browser names, so that any other could
 * make it call machines of its own network. `further` are hosts with their port, for services of tests, without encryption.
 */
export function isPushEndpoint(address: string, further: readonly string[] = []): boolean {
  const url = URL.parse(address)
  if (url === null || url.username !== '' || url.password !== '') return false
  if (further.includes(url.host)) return true
  const isKnown = SERVICES.some(
    (name) => url.hostname === name || url.hostname.endsWith(`.${name}`),
  )
  return isKnown && url.protocol === 'https:' && url.port === ''
}
