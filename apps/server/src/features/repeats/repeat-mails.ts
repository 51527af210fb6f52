import { paths } from '@systole/contract/pages'
import type { RepeatDecision } from '@systole/domain/repeats/repeat'
import type { CallContext } from '../../app-context.ts'
import { mailClinic, mailReader } from '../../mails/mail-about-case.ts'
import type { CaseRow } from '../cases/case-row-store.ts'

type Context = Pick<CallContext, 'db' | 'jobs' | 'settings' | 'publicUrl'>

/** Mails the signer of the report that the clinic requests a repeat. The reason is only in the case. */
export async function mailAskedRepeat(
  context: Context,
  asked: { consult: CaseRow; repeatId: string; readerId: string },
): Promise<void> {
  await mailReader(context, asked.consult, {
    key: `repeat-asked:${asked.repeatId}`,
    readerId: asked.readerId,
    wordsOf: ({ reader: { repeat } }) => ({ ...repeat, paragraphs: [repeat.text] }),
  })
}

/** Mails the clinic whether the report is repeated. */
export async function mailDecidedRepeat(
  context: Context,
  decided: { consult: CaseRow; repeatId: string; decision: RepeatDecision },
): Promise<void> {
  const { consult, repeatId, decision } = decided
  await mailClinic(context, consult, {
    key: `repeat-decided:${repeatId}`,
    page: paths.econsultReport({ usid: consult.caseId, revision: consult.lastRevision ?? '' }),
    wordsOf: ({ clinic: { repeat } }) => ({
      ...repeat[decision],
      action: repeat.action,
      paragraphs: [repeat[decision].text],
    }),
  })
}
