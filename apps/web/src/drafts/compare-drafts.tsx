import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { describeError } from '../api/describe-error.ts'
import { CompareDialog, type ComparedField } from '../ui/dialog/compare-dialog.tsx'
import { useFormat } from '../ui/format/use-format.ts'
import { useNow } from '../ui/hooks/use-now.ts'
import type { OtherText } from './draft-autosaver.ts'

export type Comparison = {
  theirs: object
  fields: readonly ComparedField[]
  /** Returns the own text with the other one's values in the chosen fields. */
  mix: (chosen: readonly string[]) => object
}

/** Lets the user choose between two independent texts of a form, field by field if wanted. */
export function CompareDrafts(props: {
  open: boolean
  other: OtherText
  compare: () => Promise<Comparison>
  onTheirs: () => void
  onChosen: (chosen: object, theirs: object) => void
  onClose: () => void
}) {
  const { open, other, compare, onTheirs, onChosen, onClose } = props
  const { t } = useTranslation('cases')
  const format = useFormat()
  const now = useNow()
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['compared draft', other.from, other.savedAt.getTime()],
    queryFn: compare,
    enabled: open,
    gcTime: 0,
    staleTime: 0,
  })
  const time = format.timeOrDay(other.savedAt, now)
  const place = other.value === null || other.from === 'saved' ? 'saved' : other.from
  const choose = (theirIds: readonly string[]) => {
    if (!data) return
    onClose()
    onChosen(data.mix(theirIds), data.theirs)
  }
  return (
    <CompareDialog
      open={open}
      title={t('compare.title')}
      lead={t('compare.lead')}
      names={{ mine: t('compare.mine'), theirs: t(`compare.theirs.${place}`, { time }) }}
      takeTheirs={t('compare.useTheirs')}
      keepMine={t('compare.keepMine')}
      fields={data?.fields}
      {...(isError && { problem: describeError(error), onRetry: () => void refetch() })}
      onTheirs={() => {
        onClose()
        onTheirs()
      }}
      onMine={() => choose([])}
      onMixed={choose}
      onClose={onClose}
    />
  )
}
