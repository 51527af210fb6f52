import { useEffect, useState } from 'react'
import { describeError } from '../../api/describe-error.ts'
import { RefusedError } from '../../api/query.ts'
import { createAutosave } from '../../drafts/create-autosave.ts'
import type { PatchStatements } from '../../features/ecg-patching/patch-statements.ts'
import type { ReadingCase } from '../../features/reading/desk/reading-case.ts'
import { preparationOf, savePreparation } from './case-steps.ts'

const SAVE_AFTER_MS = 500

type Saving = { state: 'unchanged' | 'saving' | 'saved' | 'failed'; problem?: string }

/** Manages checklist and quality of a recording: read from the case, saved a moment after each change. */
export function usePreparation(consult: ReadingCase, fileName: string) {
  const [preparation, setPreparation] = useState(() => preparationOf(consult, fileName))
  const [saving, setSaving] = useState<Saving>({ state: 'unchanged' })
  const [saver] = useState(() => createSaver(consult, { fileName, onSaving: setSaving }))
  useEffect(() => () => saver.hurry(), [saver])
  const { checklist, judgements, version } = consult
  useEffect(() => {
    const read = preparationOf({ checklist, judgements }, fileName)
    if (saver.adopt(read, version)) setPreparation(read)
  }, [saver, checklist, judgements, fileName, version])
  return {
    preparation,
    saving,
    isUnsaved: saving.state === 'saving' || saving.state === 'failed',
    change: (change: Partial<PatchStatements>) => {
      const next = { ...saver.newest(), ...change }
      setPreparation(next)
      saver.change(next)
    },
    /** Resolves once everything is saved; throws the refusal otherwise. */
    flush: saver.flush,
  }
}

function createSaver(
  consult: ReadingCase,
  { fileName, onSaving }: { fileName: string; onSaving: (saving: Saving) => void },
) {
  let newest = preparationOf(consult, fileName)
  let stored = newest
  let storedVersion = consult.version
  let failure: Error | undefined
  const autosave = createAutosave({
    save: async () => {
      const sent = newest
      if (sent === stored) return 'halted'
      try {
        storedVersion = await savePreparation(consult, fileName, sent)
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error))
        onSaving({ state: 'failed', problem: describeError(error) })
        return error instanceof RefusedError ? 'halted' : 'retry'
      }
      stored = sent
      failure = undefined
      if (newest !== sent) return 'again'
      onSaving({ state: 'saved' })
      return 'saved'
    },
    delays: { quietMs: SAVE_AFTER_MS },
  })
  return {
    newest: () => newest,
    /** Takes what the case says now, unless something is unsaved or was saved after this was read. Returns whether it was taken. */
    adopt: (read: PatchStatements, version: number) => {
      if (newest !== stored || version < storedVersion) return false
      newest = read
      stored = read
      return true
    },
    change: (next: PatchStatements) => {
      newest = next
      onSaving({ state: 'saving' })
      autosave.change()
    },
    hurry: autosave.hurry,
    flush: async () => {
      await autosave.settled()
      await autosave.send()
      if (newest !== stored && failure) throw failure
    },
  }
}
