import type { WireCase } from '@systole/contract/cases/wire-case'
import { CASE_NOTE_MAX } from '@systole/domain/cases/case-note'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { describeError } from '../../api/describe-error.ts'
import { orThrow } from '../../api/query.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { rememberCase } from './cases.queries.ts'

const SAVE_AFTER_MS = 900

/** The note to the reviewer, saved by itself; cleared, it is removed. ROLE-3. */
export function ReviewerNote({ consult }: { consult: WireCase }) {
  const { t } = useTranslation('cases')
  const { usid } = consult
  const [text, setText] = useState(
    () => consult.note.find(({ type }) => type === 'reviewer')?.content ?? '',
  )
  const { state, problem, schedule, saveNow } = useSavedNote(usid, text)
  return (
    <TextField
      multiline
      rows={3}
      label={t('reviewerNote.label')}
      hint={state === 'none' ? t('reviewerNote.hint') : t(`reviewerNote.${state}`)}
      value={text}
      maxLength={CASE_NOTE_MAX}
      error={problem || undefined}
      onChange={({ target }) => {
        setText(target.value)
        schedule(target.value)
      }}
      onBlur={() => saveNow()}
    />
  )
}

type SaveState = 'none' | 'saving' | 'saved'

/** Saves the last text a moment after it was typed, immediately when left, one request at a time. */
function useSavedNote(usid: string, first: string) {
  const [state, setState] = useState<SaveState>('none')
  const [problem, setProblem] = useState('')
  const work = useRef({ wanted: first, saved: first, isBusy: false, timer: 0 })
  const save = async (): Promise<void> => {
    const { current } = work
    window.clearTimeout(current.timer)
    const { wanted } = current
    if (current.isBusy || wanted === current.saved) return
    current.isBusy = true
    setState('saving')
    setProblem('')
    try {
      const params = { note: wanted.trim() }
      const { session } = await orThrow(client.cases.updateSession({ usid, params }))
      current.saved = wanted
      rememberCase(session)
      setState('saved')
    } catch (error) {
      setState('none')
      setProblem(describeError(error))
      current.isBusy = false
      return
    }
    current.isBusy = false
    await save() // text typed meanwhile
  }
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => () => void latest.current(), []) // the last text is saved when the form closes
  return {
    state,
    problem,
    saveNow: () => void save(),
    schedule: (text: string) => {
      const { current } = work
      current.wanted = text
      window.clearTimeout(current.timer)
      current.timer = window.setTimeout(() => void latest.current(), SAVE_AFTER_MS)
    },
  }
}
