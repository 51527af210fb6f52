import { UserType } from '@systole/domain/accounts/user-type'
import { CaseStatus } from '@systole/domain/cases/case'
import { loggedAction } from '@systole/domain/cases/case-log'
import { noteTypeOf, WireNoteType } from '@systole/domain/cases/case-note'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { userTypeKey } from '../../shell/person.ts'
import { useStaffStatus } from '../../ui/display/use-staff-status.ts'
import type { CaseLogLine } from './office.queries.ts'

/** The line whose value is the share of the promise in percent. */
const SHARE = 'deadline.step'
/** The lines whose note is a number of credits. */
const OF_CREDITS = ['case.submit', 'credits.deducted', 'credits.refunded']
const WHOLE = /^\d+$/

/** A line of the log in words. `from` and `to` are empty where nothing changed. */
export type LogWords = Record<'action' | 'by' | 'role' | 'from' | 'to' | 'note', string>

/** A line of the log with its words; `key` is unique in the log. */
export type WordedLine = { key: string; line: CaseLogLine; words: LogWords }

/** Returns the words of a line of the log, in the reader's language. */
export function useLogWords(): (line: CaseLogLine) => LogWords {
  const { t } = useTranslation('office')
  const roleOf = useRoleWord()
  const stateOf = useStateWord()
  return useCallback(
    ({ action, actor, role, from, to, note }: CaseLogLine) => {
      const known = loggedAction(action)
      const isCredits = OF_CREDITS.includes(action) && WHOLE.test(note)
      return {
        action: known ? t(`log.actions.${known}`) : action,
        by: actor || t('log.system'),
        role: roleOf(role),
        from: from === to ? '' : stateOf(action, from),
        to: from === to ? '' : stateOf(action, to),
        note: isCredits ? t('log.credits', { count: Number(note) }) : note,
      }
    },
    [t, roleOf, stateOf],
  )
}

/** Returns the words of what a line changed from or to: a share of the promise, the kind of a note, or a status. */
function useStateWord(): (action: string, value: string) => string {
  const { t } = useTranslation('office')
  const statusOf = useStaffStatus()
  return useCallback(
    (action, value) => {
      if (action === SHARE && value !== '') return `${value} %`
      const note = action.startsWith('note.') ? WireNoteType.safeParse(value) : undefined
      if (note?.success) return t(`notes.${noteTypeOf(note.data)}`)
      return isStatus(value) ? statusOf(value) : value
    },
    [t, statusOf],
  )
}

function useRoleWord(): (role: string) => string {
  const { t } = useTranslation('shell')
  return useCallback(
    (role: string) => {
      const known = UserType.safeParse(role)
      return known.success ? t(`userTypes.${userTypeKey[known.data]}`) : ''
    },
    [t],
  )
}

function isStatus(value: string): boolean {
  return CaseStatus.safeParse(value).success
}
