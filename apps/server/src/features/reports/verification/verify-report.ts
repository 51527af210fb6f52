import type { verifyReport as contract } from '@systole/contract/reports/reports'
import { readCaseNumber } from '@systole/domain/cases/case-number'
import { readVerifyCode, verifyCode } from '@systole/domain/reports/verify-code'
import type { CallContext } from '../../../app-context.ts'
import type { PublicCall } from '../../../http/serve.ts'
import { limitFailures } from '../../accounts/sign-in/limit-attempts.ts'
import { reportByNumber, reportByPdf } from './verify-store.ts'

type VerifyCall = PublicCall<typeof contract>

const UNKNOWN = {
  result: 'unknown' as const,
  number: '',
  revision: '',
  kind: '' as const,
  signed_by: '',
  newest: '',
}

/**
 * Verifies a report. Numbers are sequential, so a number alone proves nothing: the code or the file must match too, and a
 * mismatch gets the same reply as an unknown number. Failures are counted.
 */
export async function verifyReport(context: CallContext, { input, request }: VerifyCall) {
  const who = { subject: input.number ?? 'pdf', ip: request.ip }
  const found = await limitFailures(context, 'verify', who, () => reportMeant(context, input))
  if (!found) return UNKNOWN
  const { number, revision, kind, signedBy, newest } = found
  return {
    result: newest === revision ? ('genuine' as const) : ('superseded' as const),
    number,
    revision,
    kind,
    signed_by: signedBy,
    newest,
  }
}

async function reportMeant({ database }: CallContext, input: VerifyCall['input']) {
  if (input.pdf_sha256 !== undefined) return reportByPdf(database, input.pdf_sha256)
  const caseNumber = readCaseNumber(input.number ?? '')
  const code = readVerifyCode(input.code ?? '')
  if (caseNumber === undefined || code === undefined) return undefined
  const wanted = { caseNumber, revision: (input.revision ?? '').trim() }
  const found = await reportByNumber(database, wanted)
  return found && verifyCode(found.modelSha256) === code ? found : undefined
}
