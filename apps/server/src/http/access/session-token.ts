import { hash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

/** The decorator that states whether the portal is reached by https. */
export const IS_PUBLIC_HTTPS = 'isPublicHttps'

export type Credential = { kind: 'browser' | 'api'; token: string }

/** Creates a token of 256 random bits; only its hash is stored. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** Returns whether the web app sent the request, by a header that other origins cannot send without a preflight. */
export function isPortal(request: FastifyRequest): boolean {
  return request.headers['x-portal'] === '1'
}

/**
 * Returns the session of a request: the `sid` field of an API client, or the cookie of the portal's own pages. wire.md; trust
 * 1.1.1.
 */
export function credentialOf(request: FastifyRequest, sid: unknown): Credential | undefined {
  const field = typeof sid === 'string' && sid !== '' ? sid : undefined
  const cookie = readCookie(request)
  if (cookie !== undefined && field !== undefined && cookie !== field)
    throw new AppError('invalidSession')
  if (field !== undefined) return { kind: 'api', token: field }
  if (cookie === undefined) return undefined
  return isPortal(request) && isSameOrigin(request) ? { kind: 'browser', token: cookie } : undefined
}

/** Returns the cookie alone, for navigations to a page or a file. */
export function readCookie(request: FastifyRequest): string | undefined {
  const header = request.headers.cookie ?? ''
  const name = cookieName(request)
  for (const part of header.split(';')) {
    const [key, value] = part.trim().split('=', 2)
    if (key === name && value) return value
  }
}

export function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = request.headers
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  seconds: number,
) {
  const secure = isSecure(request) ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${cookieName(request)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`,
  )
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply) {
  setSessionCookie(request, reply, '', 0)
}

function cookieName(request: FastifyRequest): string {
  return isSecure(request) ? '__Host-sid' : 'sid'
}

/** Returns whether the connection is https; behind a proxy that ends TLS, the portal's own address decides. */
function isSecure(request: FastifyRequest): boolean {
  const { protocol, server } = request
  return (
    protocol === 'https' ||
    (server.hasDecorator(IS_PUBLIC_HTTPS) && server.getDecorator<boolean>(IS_PUBLIC_HTTPS))
  )
}
