import type { addSessionData as contract } from '@systole/contract/cases/cases'
import { unknownField } from '@systole/contract/wire/unknown-field'
import { isEditable } from '@systole/domain/cases/case-status'
import { nextStatus } from '@systole/domain/cases/case-steps'
import {
  ADDITIONAL_TEXT_MAX,
  type AdditionalQuestion,
  emptyQuestionSelection,
  MAX_QUESTIONS,
  type QuestionSelection,
} from '@systole/domain/questions/question'
import {
  completeSelection,
  type ListFault,
  type QuestionLists,
} from '@systole/domain/questions/question-lists'
import {
  QuestionSession,
  toQuestionSession,
  toSelection,
} from '@systole/domain/questions/question-session'
import { agrees, refuseQuestions } from '@systole/domain/questions/refuse-questions'
import { z } from 'zod'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { inputRefusal, unknownFieldRefusal } from '../../../http/errors/input-refusal.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { presentFileName } from '../../../http/present-file-name.ts'
import type { Call } from '../../../http/serve.ts'
import { requirePlan } from '../../credits/plans/require-plan.ts'
import { endOutdatedCheckoutQueue } from '../../payments/checkouts/end-outdated-checkout.queue.ts'
import { refuseWhilePaying } from '../../payments/checkouts/refuse-while-paying.ts'
import { absencesOf, recordAbsences } from '../absences/absence-store.ts'
import { changeCase } from '../case-store.ts'
import { recordCase } from '../record-case.ts'
import { requireCaseForChange } from '../require-case.ts'

const TOO_LONG = `is longer than ${ADDITIONAL_TEXT_MAX} characters`

/** Wrapped, so that a refusal names the field of the call. */
const QuestionFile = z.object({ fcontent: QuestionSession })

/** Saves the questions and tags the case by their mode; a new question file replaces the previous one. CASE-5, QUES-8, QUES-9. */
export async function addSessionData(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  requirePlan(actor)
  const sent = readQuestions(input.fcontent)
  const asked = toSelection(sent, emptyQuestionSelection())
  const refusal = refuseQuestions(asked)
  if (refusal?.reason === 'textTooLong') throw longText(sent, refusal.question)
  if (refusal || !agrees(sent, asked) || sent.mode !== input.extraInfo.mode) {
    const reason = refusal?.reason ?? 'the mode and the questions do not agree'
    throw fieldRefusal('fcontent', `cannot be taken: ${reason}`)
  }
  const selection = withLists(sent, asked, input.extraInfo)
  const consult = await requireCaseForChange(context.db, input.caseId, scope)
  if (!isEditable(consult.status, consult.service))
    throw new AppError(consult.mode === sent.mode ? 'wrongStatus' : 'modeFixed')
  refuseWhilePaying(consult)
  const status = nextStatus(consult, 'saveQuestions', actor.userType)
  if (typeof status !== 'string') throw new AppError(status.refusal)

  const now = context.clock.now()
  const questionSession = toQuestionSession(selection, {
    uid: actor.accountId,
    at: now,
  })
  const { caseId, hospitalId } = consult
  await changeCase(context.db, caseId, { status, mode: sent.mode, questionSession }, now)
  if (consult.checkoutState) {
    await context.jobs.enqueue(context.db, endOutdatedCheckoutQueue, { caseId })
  }
  await recordCase(context, {
    caseId,
    hospitalId,
    actor,
    action: 'questions.saved',
    from: consult.status,
    to: status,
    note: sent.mode,
    at: now,
    details: { mode: sent.mode },
  })
  const saved = absencesOf({ ...consult, questionSession })
  await recordAbsences(context, consult, { actor, now: saved })
  return presentFileName(input.fileName)
}

const LIST_FAULTS: Record<ListFault['fault'], string> = {
  disagrees: 'does not agree with the questions in fcontent',
  tooMany: `chooses more than ${MAX_QUESTIONS} questions`,
  tooLong: TOO_LONG,
}

function withLists(sent: QuestionSession, asked: QuestionSelection, lists: QuestionLists) {
  const selection = completeSelection(sent, asked, lists)
  if (!('fault' in selection)) return selection
  throw fieldRefusal(`extraInfo.${selection.field}`, LIST_FAULTS[selection.fault])
}

function longText({ question_session }: QuestionSession, question: AdditionalQuestion): AppError {
  const place = question_session.findIndex(({ type }) => type === question)
  const field = `fcontent.question_session.${place}.question.value`
  return fieldRefusal(field, TOO_LONG)
}

function readQuestions(base64: string): QuestionSession {
  const malformed = (cause?: unknown) =>
    fieldRefusal('fcontent', 'is not base64 of JSON', { cause })
  let content: unknown
  try {
    content = JSON.parse(Buffer.from(base64, 'base64').toString('utf8'))
  } catch (error) {
    throw malformed(error)
  }
  const parsed = QuestionFile.safeParse({ fcontent: content })
  if (!parsed.success) throw inputRefusal(parsed.error, { fcontent: content })
  const unknown = unknownField({ fcontent: JSON.stringify(content) }, parsed.data)
  if (unknown) throw unknownFieldRefusal(unknown)
  return parsed.data.fcontent
}
