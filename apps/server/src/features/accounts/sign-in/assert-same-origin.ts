import type { FastifyRequest } from 'fastify'
import { isPortal, isSameOrigin } from '../../../http/access/session-token.ts'
import { AppError } from '../../../http/app-error.ts'

/** Refuses requests from pages of other sites, so that they cannot sign their visitors in. trust 1.1.1. */
export function assertSameOrigin(request: FastifyRequest): void {
  if (isPortal(request) && !isSameOrigin(request)) throw new AppError('accessDenied')
}
