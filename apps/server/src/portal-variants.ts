import { type Brand, brands, defaultVariant, type Variant } from '@systole/domain/hospitals/variant'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from './app-context.ts'

type Portal = Pick<AppContext, 'settings' | 'publicUrl'>

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Returns the variant of the request's host name. The header is untrusted: an unknown name gets the default and is never echoed.
 * SHELL-8.
 */
export function variantOfRequest(
  portal: Portal,
  request: Pick<FastifyRequest, 'hostname'>,
): Variant {
  return variantOfHost(portal, request.hostname ?? '')
}

export function variantOfHost(portal: Portal, hostname: string): Variant {
  const named = hostname.toLowerCase().replace(/\.$/, '')
  return hostsOfSecond(portal.settings).includes(named) ? 'systole-cn' : defaultVariant
}

/** Returns name and addresses of a variant as configured. */
export function brandOf({ settings }: Pick<Portal, 'settings'>, variant: Variant): Brand {
  const { CN_BRAND, CN_MAIL_FROM, CN_SUPPORT_EMAIL, CN_SUPPORT_SITE } = settings
  const { BRAND, MAIL_FROM, SUPPORT_EMAIL, SUPPORT_SITE } = settings
  const set: Record<Variant, Partial<Brand>> = {
    systole: {
      name: BRAND,
      mailFrom: MAIL_FROM,
      supportEmail: SUPPORT_EMAIL,
      supportSite: SUPPORT_SITE,
    },
    'systole-cn': {
      name: CN_BRAND,
      mailFrom: CN_MAIL_FROM,
      supportEmail: CN_SUPPORT_EMAIL,
      supportSite: CN_SUPPORT_SITE,
    },
  }
  return { ...brands[variant], ...set[variant] }
}

/** Returns the public origin of a variant, without a trailing slash: from configuration, never from a request. */
export function originOf({ settings, publicUrl }: Portal, variant: Variant): string {
  const own = publicUrl()
  if (variant === defaultVariant) return own
  if (settings.CN_PUBLIC_URL) return new URL(settings.CN_PUBLIC_URL).origin
  const [host] = settings.CN_HOSTS
  return settings.PUBLIC_URL || !host ? own : withHost(new URL(own), host).origin
}

/** Returns every origin of a variant, to which a payment may return and where a passkey may be used. */
export function ownOrigins(portal: Portal, variant: Variant): readonly URL[] {
  const { settings } = portal
  const own = new URL(originOf(portal, variant))
  if (variant !== defaultVariant)
    return [own, ...settings.CN_HOSTS.map((host) => withHost(own, host))]
  // Without a public address the portal is local, under several host names.
  const local = settings.PUBLIC_URL ? [] : LOOPBACK.map((name) => withHost(own, name))
  return [own, ...settings.ALLOWED_ORIGINS.map((origin) => new URL(origin)), ...local]
}

function hostsOfSecond({ CN_PUBLIC_URL, CN_HOSTS }: Portal['settings']): string[] {
  return [...(CN_PUBLIC_URL ? [new URL(CN_PUBLIC_URL).hostname] : []), ...CN_HOSTS]
}

function withHost({ protocol, port }: URL, host: string): URL {
  return new URL(`${protocol}//${host}${port ? `:${port}` : ''}`)
}
