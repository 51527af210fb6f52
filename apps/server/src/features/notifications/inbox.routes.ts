import { defaultVariant } from '@systole/domain/hospitals/variant'
import { plainText } from '@systole/domain/text/plain-text'
import type { FastifyInstance, FastifyReply } from 'fastify'
import PostalMime from 'postal-mime'
import { z } from 'zod'
import type { AppContext } from '../../app-context.ts'
import { contentDisposition } from '../../http/content-disposition.ts'
import { LIST_PAGE_STYLE } from '../../http/pages/list-page-style.ts'
import { sendServerPage } from '../../http/pages/server-page.ts'
import { brandOf } from '../../portal-variants.ts'
import { inboxPage, mailPage, nothingPage } from './inbox-page.ts'
import { findStoredMail, listStoredMails } from './stored-mail-store.ts'

const Address = z.object({ messageId: plainText(300), place: z.coerce.number().int().optional() })

/** Serves the development inbox: every mail the portal would have sent. Never in production. */
export function inboxPages(app: FastifyInstance, context: AppContext): void {
  if (context.settings.NODE_ENV === 'production') return
  const shown = brandOf(context, defaultVariant)
  const brand = shown.name
  const send = (reply: FastifyReply, page: { title: string; body: string }) =>
    sendServerPage(reply, { ...page, brand: shown, language: 'en', style: LIST_PAGE_STYLE })
  const read = async (params: unknown) => {
    const address = Address.safeParse(params)
    if (!address.success) return undefined
    const { messageId, place = 0 } = address.data
    const stored = await findStoredMail(context.database, messageId)
    return stored && { stored, place, mail: await PostalMime.parse(stored.raw) }
  }

  app.get('/dev/inbox', async (_request, reply) =>
    send(reply, inboxPage(brand, await listStoredMails(context.database))),
  )
  app.get('/dev/inbox/:messageId', async (request, reply) => {
    const found = await read(request.params)
    if (!found) return send(reply.code(404), nothingPage(brand))
    return send(reply, mailPage(brand, found.stored, found.mail))
  })
  app.get('/dev/inbox/:messageId/html', async (request, reply) => {
    const found = await read(request.params)
    if (!found) return send(reply.code(404), nothingPage(brand))
    reply.header('content-security-policy', MAIL_POLICY).header('x-content-type-options', 'nosniff')
    return reply.type('text/html; charset=utf-8').send(found.mail.html ?? '')
  })
  app.get('/dev/inbox/:messageId/raw', async (request, reply) => {
    const found = await read(request.params)
    if (!found) return send(reply.code(404), nothingPage(brand))
    return reply.type('text/plain; charset=utf-8').send(found.stored.raw)
  })
  app.get('/dev/inbox/:messageId/attachments/:place', async (request, reply) => {
    const found = await read(request.params)
    const file = found?.mail.attachments[found.place]
    if (!file || typeof file.content === 'string') return send(reply.code(404), nothingPage(brand))
    return reply
      .header(
        'content-disposition',
        contentDisposition('attachment', file.filename ?? 'attachment'),
      )
      .header('x-content-type-options', 'nosniff')
      .type('application/octet-stream')
      .send(Buffer.from(new Uint8Array(file.content)))
  })
}

/** The policy for showing a mail, which is untrusted markup: no scripts, no portal origin, no network. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"
