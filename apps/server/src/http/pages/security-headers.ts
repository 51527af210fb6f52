import type { FastifyReply } from 'fastify'

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
} as const

export const API_HEADERS = {
  ...COMMON,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
} as const

/** Sets the default headers: replies are data, never a page. trust 1.6. */
export function apiHeaders(reply: FastifyReply) {
  reply.headers(API_HEADERS)
}

/** Sets the headers of a page; styles carry the nonce, scripts are our own files. `ancestors` are the pages that may frame it. */
export function pageHeaders(
  reply: FastifyReply,
  nonce: string,
  ancestors: readonly string[] = ["'none'"],
) {
  reply.headers({
    ...COMMON,
    'content-security-policy': pagePolicy(nonce, ancestors),
    'cache-control': 'no-store',
  })
}

/**
 * Sets the headers of assets; hashed ones never change. They have no policy, because a worker would use it instead of its page's.
 */
export function assetHeaders(reply: FastifyReply, { hashed }: { hashed: boolean }) {
  const caching = hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  reply.removeHeader('content-security-policy').headers({ ...COMMON, 'cache-control': caching })
}

/** Returns the policy of a page. DICOM codecs are WebAssembly in our own workers; everything else is forbidden. */
function pagePolicy(nonce: string, ancestors: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self' blob: data:",
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    `frame-ancestors ${ancestors.join(' ')}`,
    "base-uri 'none'",
  ].join('; ')
}
