import type { MreMessage } from '@systole/contract/ecg/mre'
import { REVIEW_LIST_MAX } from '@systole/domain/ecg-reviews/ecg-review'
import type { MreSection } from '@systole/domain/mre/mre-phrase'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcuts } from '../../../shell/shortcuts/use-shortcuts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ComboField } from '../../../ui/form/combo-field.tsx'
import { matchesSearch } from './edit-entries.ts'
import { mrePhrasesQuery } from './mre.queries.ts'
import type { ReviewWriting } from './review-writing.ts'

/** Searches the phrases of a section in the language of the report, and offers own words. SPEC ECG-6. */
export function PhraseSearch(props: {
  writing: ReviewWriting
  sections: readonly MreSection[]
  chosen: readonly (string | null)[]
  /** True for the search that `/` focuses. */
  isMain?: boolean
  onPick: (phrase: MreMessage) => void
  onOwnWords: () => void
}) {
  const { writing, sections, chosen, isMain = false, onPick, onOwnWords } = props
  const { t } = useTranslation('ecgConclusion')
  const id = useId()
  const [picked, setPicked] = useState(0)
  const { data, isError, isLoading, refetch } = useQuery(mrePhrasesQuery(writing, sections))
  const isFull = chosen.length >= REVIEW_LIST_MAX
  const options = useMemo(
    () => (data ?? []).filter((phrase) => !chosen.includes(phrase.id)),
    [data, chosen],
  )
  useFocusAfterPick(id, picked)
  const keys = useMemo(
    () => (isMain ? { '/': () => document.getElementById(id)?.focus() } : {}),
    [isMain, id],
  )
  useShortcuts(keys)
  if (isError && !data) {
    return (
      <Notice tone="danger" onRetry={() => void refetch()}>
        {t('phrases.failed')}
      </Notice>
    )
  }
  if (isFull) return <p role="status">{t('phrases.full', { count: REVIEW_LIST_MAX })}</p>
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <ComboField<MreMessage>
        key={picked} // a picked phrase leaves an empty field
        id={id}
        label={isMain ? `${t('phrases.search')} (/)` : t('phrases.search')}
        options={options}
        value={null}
        onChange={(phrase) => {
          if (!phrase) return
          onPick(phrase)
          setPicked(picked + 1)
        }}
        optionLabel={({ value }) => value}
        optionKey={(phrase) => phrase.id}
        search={(all, typed) => all.filter(({ value }) => matchesSearch(value, typed))}
        noOptionsText={t('phrases.none')}
        loading={isLoading}
      />
      <div>
        <Button size="small" startIcon={<Icon of={Plus} size={18} />} onClick={onOwnWords}>
          {t('entries.ownWords')}
        </Button>
      </div>
    </div>
  )
}

/** Keeps the focus in the search, so that several phrases can be picked in a row. */
function useFocusAfterPick(id: string, picked: number): void {
  const before = useRef(picked)
  useEffect(() => {
    if (before.current !== picked) document.getElementById(id)?.focus()
    before.current = picked
  }, [id, picked])
}
