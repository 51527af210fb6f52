import type { FastifyRequest } from 'fastify'
import { AppError } from '../../http/app-error.ts'
import { isPortal, isSameOrigin } from '../../http/session-token.ts'

/** A page of another site cannot sign its visitors in, to whomever. trust 1.1.1. */
export function refuseForeignPage(request: FastifyRequest): void {
  if (isPortal(request) && !isSameOrigin(request)) throw new AppError('accessDenied')
}
