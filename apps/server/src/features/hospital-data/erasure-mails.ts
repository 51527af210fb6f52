import { paths } from '@systole/contract/pages'
import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../../app-context.ts'
import { serverTexts } from '../../server-texts.ts'
import { addressesOfOtherAdmins, addressOfAccount } from '../accounts/account-name-store.ts'
import { mailAdmin } from '../notifications/mail-support.ts'
import type { Erasure } from './erasure-store.ts'

type Context = Pick<CallContext, 'db' | 'jobs' | 'settings' | 'publicUrl'>
type Asked = Pick<Erasure, 'erasureId' | 'hospitalId' | 'hospital' | 'reason' | 'askedBy'>

/** Mails every other admin that an erasure waits for a decision. */
export async function mailErasureAsked(context: Context, asked: Asked): Promise<void> {
  const { erasureAsked: texts } = serverTexts('en_us').operationsMails
  const { erasureId, hospitalId, hospital, reason, askedBy } = asked
  for (const recipient of await addressesOfOtherAdmins(context.db, askedBy))
    await mailAdmin(context, recipient, {
      dedupeKey: `erasure-asked:${erasureId}:${recipient}`,
      hospitalId,
      subject: fill(texts.subject, { hospital }),
      text: texts.text,
      facts: [
        [texts.hospital, hospital],
        [texts.reason, reason],
      ],
      address: pageOf(context, hospitalId),
      button: texts.open,
    })
}

/** Mails both admins; the mail names the hospital by its id only, because its name is erased. */
export async function mailErasureDone(
  context: Context,
  { erasureId, hospitalId, askedBy, decidedBy, counts }: Erasure,
): Promise<void> {
  const { erasureDone: texts } = serverTexts('en_us').operationsMails
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  for (const accountId of [askedBy, decidedBy]) {
    const recipient = accountId && (await addressOfAccount(context.db, accountId))
    if (!recipient) continue
    await mailAdmin(context, recipient, {
      dedupeKey: `erasure-done:${erasureId}:${recipient}`,
      subject: texts.subject,
      text: texts.text,
      facts: [
        [texts.hospital, hospitalId],
        [texts.rows, String(rows)],
      ],
      address: pageOf(context, hospitalId),
      button: texts.open,
    })
  }
}

function pageOf({ publicUrl }: Pick<CallContext, 'publicUrl'>, id: string): string {
  return `${publicUrl()}${paths.hospitalData({ id })}`
}
