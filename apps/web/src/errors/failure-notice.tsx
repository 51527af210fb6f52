import { paths } from '@systole/contract/pages'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../api/describe-error.ts'
import { RefusedError } from '../api/query.ts'
import { currentBrand, supportLink } from '../brand.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { AppLink } from '../ui/navigation/app-link.tsx'
import { TextLink } from '../ui/navigation/text-link.tsx'
import { followUpOf } from './follow-up-of.ts'
import { REACTIONS, type Reaction } from './reactions.ts'
import { useCountdown } from './use-countdown.ts'

/**
 * Shows a failed call where it was made: what happened, and the reaction to its code. Every call shares it; a screen adds only
 * its own knowledge (`lead`, its own dialog). ERR-1, ERR-3.
 */
export function FailureNotice(props: {
  error: unknown
  /** The reason in the screen's own words, in place of the common text. */
  text?: string | undefined
  onRetry?: () => void
  /** The sentence that states what was not done, before the reason. */
  lead?: string
  /** True if older content is still shown below. */
  stale?: boolean
}) {
  const { error, onRetry, stale = false } = props
  const { t } = useTranslation('errors')
  const lead = props.lead ?? (stale ? t('notRefreshed') : undefined)
  const seconds = useCountdown(error)
  const canRetry = seconds === 0 && RETRIES.includes(reactionTo(error))
  return (
    <Notice tone={stale ? 'warn' : 'danger'} announce {...(canRetry && onRetry && { onRetry })}>
      {lead && `${lead} `}
      {props.text ?? describeError(error)} <Wait seconds={seconds} />
      <NextStep error={error} />
    </Notice>
  )
}

const RETRIES: readonly Reaction[] = ['retry', 'wait', 'reload', 'field', 'own', 'tell']

/** Returns the reaction; a lost connection and a defect can be retried. */
export function reactionTo(error: unknown): Reaction {
  if (!(error instanceof RefusedError)) return 'retry'
  return error.refusal ? REACTIONS[error.refusal] : 'retry'
}

/** Shows the seconds left; they are not announced, because the notice itself was. */
function Wait({ seconds }: { seconds: number }) {
  const { t } = useTranslation('errors')
  if (seconds === 0) return null
  return (
    <span role="timer" aria-live="off">
      {t('wait', { seconds })}{' '}
    </span>
  )
}

function NextStep({ error }: { error: unknown }): ReactNode {
  const { t } = useTranslation(['errors', 'common'])
  const reaction = reactionTo(error)
  if (reaction === 'support')
    return <TextLink href={supportLink(currentBrand())}>{t('common:contactSupport')}</TextLink>
  if (reaction === 'page') return <AppLink href={paths.home()}>{t('toStart')}</AppLink>
  const followUp = reaction === 'followUp' && followUpOf(error)
  return (
    followUp && <AppLink href={paths.testDetail({ caseId: followUp })}>{t('followUp')}</AppLink>
  )
}
