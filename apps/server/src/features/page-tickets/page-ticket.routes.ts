import { contract } from '@systole/contract/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import type { Serve } from '../../http/serve.ts'
import { openEcgPage } from './open-ecg-page.ts'
import { openNamedPage } from './open-named-page.ts'
import { queryDataPreview } from './query-data-preview.ts'
import { sidAction } from './sid-action.ts'

/** Serves tickets for pages, and `GET /open-page?ticket=<ticket>`, which opens a named page once. */
export function pageTicketRoutes(serve: Serve, app: FastifyInstance, context: AppContext): void {
  serve.call(contract.ecgPages.queryDataPreview, queryDataPreview)
  serve.call(contract.ecgPages.sidAction, sidAction)
  serve.public(contract.ecgPages.openEcgPage, openEcgPage)
  app.get(OPEN_PAGE, (request, reply) => openNamedPage(context, request, reply))
}

const OPEN_PAGE = '/open-page'
