import { useEffect, useRef, useState } from 'react'
import { client } from '../../../api/client.ts'
import { describeError } from '../../../api/describe-error.ts'
import { orThrow } from '../../../api/query.ts'
import { noteSavedElsewhere } from '../../../errors/note-saved-elsewhere.ts'
import { rememberCase } from '../cases.queries.ts'

const SAVE_AFTER_MS = 900

type SaveState = 'none' | 'saving' | 'saved'

/**
 * Saves the last text a moment after it was typed, immediately when left, one request at a time. A note that was saved elsewhere
 * meanwhile is returned as `theirs`, and nothing is saved until `decide` is called.
 */
export function useSavedNote(caseId: string, first: string) {
  const [state, setState] = useState<SaveState>('none')
  const [problem, setProblem] = useState('')
  const [theirs, setTheirs] = useState<string>()
  const work = useRef({ wanted: first, saved: first, isBusy: false, isPaused: false, timer: 0 })
  const save = async (): Promise<void> => {
    const { current } = work
    window.clearTimeout(current.timer)
    const { wanted } = current
    if (current.isBusy || current.isPaused || wanted === current.saved) return
    current.isBusy = true
    setState('saving')
    setProblem('')
    try {
      const params = { note: wanted.trim(), note_was: current.saved.trim() }
      const { session } = await orThrow(client.cases.updateSession({ caseId, params }))
      current.saved = wanted
      rememberCase(session)
      setState('saved')
    } catch (error) {
      const other = noteSavedElsewhere(error)
      setState('none')
      setTheirs(other)
      if (other === undefined) setProblem(describeError(error))
      else Object.assign(current, { saved: other, isPaused: true })
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
    ...{ state, problem, theirs },
    saveNow: () => void save(),
    schedule: (text: string) => {
      const { current } = work
      current.wanted = text
      window.clearTimeout(current.timer)
      current.timer = window.setTimeout(() => void latest.current(), SAVE_AFTER_MS)
    },
    decide: (text: string) => {
      Object.assign(work.current, { wanted: text, isPaused: false })
      setTheirs(undefined)
      void save()
    },
  }
}
