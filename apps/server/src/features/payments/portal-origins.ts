import type { CallContext } from '../../app-context.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The portal's own origin that `domain` names, by origin or bare host; undefined for anyone else's, or a payment would redirect anywhere. Trust 0 (a). */
export function ownOrigin(
  { settings, publicUrl }: Pick<CallContext, 'settings' | 'publicUrl'>,
  domain: string,
): string | undefined {
  const own = [publicUrl(), ...settings.ALLOWED_ORIGINS].map((url) => new URL(url))
  const local = settings.PUBLIC_URL ? [] : own.slice(0, 1).flatMap(loopbackNames)
  const named = domain.replace(/\/$/, '')
  return [...own, ...local].find(({ origin, host }) => named === origin || named === host)?.origin
}

/** Without a public address the portal is on this machine, which goes by several names. */
function loopbackNames({ protocol, port }: URL): URL[] {
  return LOOPBACK.map((name) => new URL(`${protocol}//${name}:${port}`))
}
