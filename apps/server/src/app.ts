import { randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import { MINUTE } from '@systole/domain/time/durations'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { AppContext } from './app-context.ts'
import {
  accountOfficeRoutes,
  accountRoutes,
  ownAccountRoutes,
  secondFactorRoutes,
} from './features/accounts/accounts.routes.ts'
import { billingRoutes } from './features/billing/billing.routes.ts'
import { caseRoutes } from './features/cases/cases.routes.ts'
import { claimRoutes } from './features/claims/claims.routes.ts'
import { creditRoutes } from './features/credits/credits.routes.ts'
import { deliveryRoutes } from './features/deliveries/deliveries.routes.ts'
import { deskLayoutRoutes } from './features/desk-layouts/desk-layouts.routes.ts'
import { draftRoutes } from './features/drafts/drafts.routes.ts'
import { patchRoutes } from './features/ecg-patches/patch.routes.ts'
import { recordingRoutes } from './features/ecg-recordings/recording.routes.ts'
import { ecgReviewCalls } from './features/ecg-reviews/ecg-review-calls.ts'
import { reviewRoutes } from './features/ecg-reviews/review.routes.ts'
import { reviewStepEffects } from './features/ecg-reviews/review-step-effects.ts'
import { enquiryRoutes } from './features/enquiries/enquiries.routes.ts'
import { exportFileRoutes } from './features/hospital-data/export/export-file.routes.ts'
import { hospitalDataRoutes } from './features/hospital-data/hospital-data.routes.ts'
import { hospitalRoutes } from './features/hospitals/hospitals.routes.ts'
import { logoRoutes } from './features/hospitals/logo/logo.routes.ts'
import { measurementRoutes } from './features/measurements/measurements.routes.ts'
import { messageRoutes } from './features/messages/messages.routes.ts'
import { mreRoutes } from './features/mre/mre.routes.ts'
import { inboxPages } from './features/notifications/inbox.routes.ts'
import { notificationRoutes } from './features/notifications/notifications.routes.ts'
import { pushRoutes } from './features/notifications/push/push.routes.ts'
import { operationRoutes } from './features/operations/operations.routes.ts'
import { pageTicketRoutes } from './features/page-tickets/page-ticket.routes.ts'
import { paymentWebhook } from './features/payments/events/payment-webhook.routes.ts'
import { paymentRoutes } from './features/payments/payments.routes.ts'
import { petRoutes } from './features/pets/pets.routes.ts'
import { phraseRoutes } from './features/phrases/phrases.routes.ts'
import { registrationRoutes } from './features/registrations/registrations.routes.ts'
import { repeatRoutes } from './features/repeats/repeats.routes.ts'
import { stillRoutes } from './features/reports/key-images/still.routes.ts'
import { downloadPdf } from './features/reports/pdf/download-pdf.ts'
import { reportRoutes } from './features/reports/reports.routes.ts'
import { sandboxPages } from './features/sandbox/sandbox.routes.ts'
import { serviceRoutes } from './features/services/services.routes.ts'
import { uploadRoutes } from './features/uploads/uploads.routes.ts'
import { worklistViewRoutes } from './features/worklist-views/worklist-views.routes.ts'
import { IS_PUBLIC_HTTPS } from './http/access/session-token.ts'
import { apiDocs } from './http/api-docs.ts'
import { encodeLongReplies } from './http/bytes/encode-long-replies.ts'
import { answerBadAddress, answerBrokenRequest } from './http/errors/answer-broken-request.ts'
import { answerError } from './http/errors/answer-error.ts'
import { createNotFound } from './http/errors/not-found.ts'
import { drainOnClose } from './http/lifecycle/drain.ts'
import { healthRoutes } from './http/lifecycle/health.ts'
import { measureRequests } from './http/lifecycle/measure-requests.ts'
import { apiHeaders } from './http/pages/security-headers.ts'
import { pageFonts } from './http/pages/server-page.ts'
import { webPages } from './http/pages/web-pages.ts'
import { parseForm, refusePackedForm } from './http/parse-form.ts'
import { createServe } from './http/serve.ts'

const FORM_MAX_BYTES = 1_048_576
/** The timeout for receiving a request; a 1 MiB chunk needs 70 kbit/s. */
const REQUEST_TIMEOUT = 2 * MINUTE

/** Creates the HTTP server of the portal, ready to listen or for injection. */
export async function createApp(context: AppContext): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = context.log
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < context.settings.TRUST_PROXY,
    bodyLimit: FORM_MAX_BYTES,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBrokenRequest,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 300 },
  })
  app.removeAllContentTypeParsers()
  await app.register(formbody, { parser: parseForm, bodyLimit: FORM_MAX_BYTES })
  app.decorate(IS_PUBLIC_HTTPS, context.publicUrl().startsWith('https:'))
  app.setErrorHandler(answerError)
  drainOnClose(app)
  encodeLongReplies(app)
  // Hooks that wait for nothing call `done`: a promise for each costs more than their work.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    apiHeaders(reply)
    done()
  })
  app.addHook('onRequest', refusePackedForm)
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.url.split('?', 1)[0]
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
    done()
  })

  measureRequests(app, context.metrics)

  await featureRoutes(app, context)
  sandboxPages(app, context)
  inboxPages(app, context)
  pageFonts(app)
  healthRoutes(app, context)
  apiDocs(app)
  await webPages(app, context)
  app.setNotFoundHandler(createNotFound(app))
  return app
}

async function featureRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const serve = createServe(app, context)
  accountRoutes(serve)
  ownAccountRoutes(serve)
  secondFactorRoutes(serve)
  accountOfficeRoutes(serve)
  registrationRoutes(serve)
  hospitalRoutes(serve)
  serviceRoutes(serve)
  logoRoutes(app, context)
  exportFileRoutes(app, context)
  stillRoutes(app, context)
  creditRoutes(serve)
  billingRoutes(serve, app, context)
  petRoutes(serve)
  caseRoutes(serve, reviewStepEffects)
  claimRoutes(serve)
  worklistViewRoutes(serve)
  deskLayoutRoutes(serve)
  phraseRoutes(serve)
  mreRoutes(serve)
  reviewRoutes(serve)
  draftRoutes(serve)
  measurementRoutes(serve)
  recordingRoutes(serve, app, context)
  patchRoutes(serve)
  pageTicketRoutes(serve, app, context)
  enquiryRoutes(serve)
  deliveryRoutes(serve)
  operationRoutes(serve)
  hospitalDataRoutes(serve)
  notificationRoutes(serve)
  pushRoutes(serve)
  messageRoutes(serve)
  reportRoutes(serve, ecgReviewCalls)
  repeatRoutes(serve)
  downloadPdf(app, context)
  paymentRoutes(serve)
  await paymentWebhook(app, context)
  await uploadRoutes(serve, app, context)
}
