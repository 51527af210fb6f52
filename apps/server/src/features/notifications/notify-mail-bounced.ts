import type { CallContext } from '../../app-context.ts'
import { logCaseOnly } from '../cases/record-case.ts'
import type { Mail } from './mail-store.ts'
import { mailUndelivered } from './mail-undelivered.ts'

type Context = Pick<CallContext, 'db' | 'jobs' | 'settings' | 'publicUrl' | 'clock'>

/**
 * Handles a bounced mail: notifies support by mail and, if it was for a clinic, the case log, the clinic and the admins in the
 * portal.
 */
export async function notifyMailBounced(context: Context, mail: Mail): Promise<void> {
  const { caseId, hospitalId, revision, recipient } = mail
  if (caseId && hospitalId) {
    await logCaseOnly(context.db, {
      caseId,
      hospitalId,
      actor: undefined,
      action: 'mail.bounced',
      to: revision ?? '',
      note: recipient,
      at: context.clock.now(),
    })
  }
  await mailUndelivered(context, mail)
}
