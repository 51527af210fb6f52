import type { UserType } from '@systole/domain/accounts/user-type'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-context.tsx'
import { useShortcuts } from '../../shell/shortcuts/use-shortcuts.ts'
import { FilterChips } from '../../ui/form/filter-chips.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import type { CountedRows } from '../../ui/table/counted-rows.ts'
import { type Show, showsOf, type WorklistFilter, worksOnEcgs } from './worklist-filter.ts'

/** Chooses the queue, with the number of its cases; the keys 1 to 9 choose, too. */
export function WorklistQueues(props: {
  filter: WorklistFilter
  onChange: (filter: WorklistFilter) => void
  canRead: boolean
  countOf: (show: Show) => CountedRows | undefined
}) {
  const { filter, onChange, canRead, countOf } = props
  const { t } = useTranslation('reading')
  const { user_type: userType } = useSession()
  const format = useFormat()
  const label = useQueueLabel(userType)
  const shows = showsOf(userType, canRead)
  const choose = (show: Show) => onChange({ ...filter, show })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys follow the filter
  const keys = useMemo(
    () => Object.fromEntries(shows.map((show, place) => [String(place + 1), () => choose(show)])),
    [shows.join(), filter],
  )
  useShortcuts(keys)
  return (
    <FilterChips
      label={t('worklist.filter.label')}
      chips={shows.map((id) => {
        const counted = countOf(id)
        return { id, label: label(id), ...(counted && { count: format.counted(counted) }) }
      })}
      chosen={filter.show}
      onChoose={choose}
    />
  )
}

function useQueueLabel(userType: UserType): (show: Show) => string {
  const { t } = useTranslation('reading')
  return (show) => {
    if (show === 'open') return t(`worklist.queue.${queueKey(userType)}`)
    return worksOnEcgs(userType) && (show === 'free' || show === 'others')
      ? t(`worklist.queue.${show}`)
      : t(`worklist.filter.${show}`)
  }
}

const QUEUE_KEYS = {
  patcher: 'prepare',
  senior_patcher: 'prepare',
  reviewer: 'review',
  second_reviewer: 'second',
  async_second_reviewer: 'async',
} as const satisfies Partial<Record<UserType, string>>

/** Returns the text key of the first view, which is named after the work of the role. */
function queueKey(userType: UserType): (typeof QUEUE_KEYS)[keyof typeof QUEUE_KEYS] | 'open' {
  const known: Partial<Record<UserType, (typeof QUEUE_KEYS)[keyof typeof QUEUE_KEYS]>> = QUEUE_KEYS
  return known[userType] ?? 'open'
}
