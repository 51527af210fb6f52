import { isOffered, phraseLanguageOf } from '@systole/domain/phrases/phrase'
import { type Slash, slashAt } from '@systole/domain/phrases/slash'
import type { Question } from '@systole/domain/questions/question'
import type { ShownRange } from '@systole/domain/reports/edit-chips'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { caseMeasurementsQuery } from '../../../api/case-measurements.ts'
import { phrasesQuery } from '../../../api/phrases.ts'
import { offersFor } from '../chips/offers.ts'
import { notePhrase } from '../desk/reading.queries.ts'
import type { DraftEditing } from '../drafts/draft-editing.ts'

/** Manages the slash menu of a text. It neither opens nor inserts while an input method is composing. */
export function usePhrases(options: {
  area: RefObject<HTMLTextAreaElement | null>
  editing: Pick<DraftEditing, 'caseId' | 'language' | 'mode'>
  /** `undefined` in a note, which offers phrases without a question and no measurements. */
  question: Question | undefined
  onPut: (put: ShownRange & { put: string }) => void
}) {
  const { area, question, onPut } = options
  const { caseId, language, mode } = options.editing
  const [slash, setSlash] = useState<Slash>()
  const [at, setAt] = useState(0)
  const enabled = slash !== undefined
  const { data: all = [] } = useQuery({ ...phrasesQuery(phraseLanguageOf(language)), enabled })
  const { data: measured = [] } = useQuery({
    ...caseMeasurementsQuery(caseId),
    enabled: enabled && question !== undefined,
  })
  const phrases = all.filter((phrase) => isOffered(phrase, { mode, question }))
  const found = slash
    ? offersFor(slash.query, {
        phrases,
        measured: question === undefined ? [] : measured,
      })
    : []
  const active = Math.min(at, found.length - 1)
  const look = (composing: boolean) => {
    const { value: text = '', selectionStart = 0 } = area.current ?? {}
    const next = composing ? undefined : slashAt(text, selectionStart)
    setSlash((was) => (was?.from === next?.from && was?.query === next?.query ? was : next))
    setAt(0)
  }
  const take = (index: number) => {
    const offer = found[index]
    if (!offer || !slash) return
    setSlash(undefined)
    onPut({ from: slash.from, to: slash.from + 1 + slash.query.length, put: offer.put })
    if (offer.phid) void notePhrase(caseId, offer.phid)
    area.current?.focus()
  }
  const step = (by: number) => setAt((active + by + found.length) % found.length)
  const keyed = (key: string): (() => void) | undefined => {
    if (key === 'ArrowDown') return () => step(1)
    if (key === 'ArrowUp') return () => step(-1)
    if (key === 'Enter' || key === 'Tab') return () => take(active)
    if (key === 'Escape') return () => setSlash(undefined)
  }
  const keyDown = (event: KeyboardEvent) => {
    if (found.length === 0 || event.nativeEvent.isComposing || event.ctrlKey || event.altKey) return
    const action = keyed(event.key)
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    action()
  }
  return { found, active, look, take, keyDown, close: () => setSlash(undefined) }
}
