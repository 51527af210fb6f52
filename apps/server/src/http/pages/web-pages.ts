import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type Variant, variants } from '@systole/domain/hospitals/variant'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { frameAncestors } from '../../features/page-tickets/frame-origins.ts'
import { brandOf, variantOfRequest } from '../../portal-variants.ts'
import { projectRoot } from '../../project-root.ts'
import { brandIcon, brandPage } from './brand-page.ts'
import { assetHeaders, pageHeaders } from './security-headers.ts'

const NONCE_PLACEHOLDER = '__CSP_NONCE__'

/** Serves the built web app: hashed assets, and one page for every address. */
export async function webPages(app: FastifyInstance, context: AppContext) {
  app.get('/icon.svg', async (request, reply) => {
    assetHeaders(reply, { hashed: false })
    const icon = brandIcon(brandOf(context, variantOfRequest(context, request)))
    return reply.type('image/svg+xml').send(icon)
  })

  const root = join(projectRoot(), 'dist/web')
  if (!existsSync(join(root, 'index.html'))) return
  const html = await readFile(join(root, 'index.html'), 'utf8')
  const pages = new Map<Variant, string>(
    variants.map((variant) => [variant, brandPage(html, variant, brandOf(context, variant))]),
  )

  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    globIgnore: ['index.html'],
    setHeaders: (reply, path) => assetHeaders(reply, { hashed: path.includes('/assets/') }),
  })

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const branded = pages.get(variantOfRequest(context, request)) ?? html
    const nonce = randomBytes(16).toString('base64')
    pageHeaders(reply, nonce, await frameAncestors(context, request))
    return reply.type('text/html; charset=utf-8').send(branded.replaceAll(NONCE_PLACEHOLDER, nonce))
  }
  app.get('/', page)
  app.get('/*', (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const isFile = /\.[a-z0-9]+$/i.test(path)
    if (path.startsWith('/api/') || path.startsWith('/files/') || isFile)
      return reply.callNotFound()
    return page(request, reply)
  })
}
