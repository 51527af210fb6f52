import { paths } from '@systole/contract/pages'
import { minutesLeft } from '@systole/domain/cases/deadline'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Kbd } from '../../../ui/display/kbd.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { ButtonLink } from '../../../ui/navigation/button-link.tsx'
import { type CaseQueue, ECONSULT_QUEUE, nextCaseQuery } from './next-case.queries.ts'

/** Links to the most urgent case that this person may claim; renders nothing if there is none. */
export function NextCase(props: {
  after: string
  link?: RefObject<HTMLAnchorElement | null>
  takesFocus: boolean
  /** eConsults to read if absent. */
  queue?: CaseQueue
  path?: (case_: { caseId: string }) => string
}) {
  const { after, link, takesFocus, queue = ECONSULT_QUEUE, path = paths.reading } = props
  const { t } = useTranslation('reading')
  const format = useFormat()
  const now = useNow()
  const { data: next } = useQuery(nextCaseQuery(after, queue))
  const isThere = next !== undefined && next !== null
  useEffect(() => {
    if (isThere && takesFocus) link?.current?.focus()
  }, [isThere, takesFocus, link])
  if (!isThere) return null
  const { caseId, petName, dueAt } = next
  const left = dueAt ? minutesLeft(dueAt, now) : undefined
  const time = left === undefined ? undefined : format.duration(Math.abs(left))
  return (
    <ButtonLink
      {...(link && { ref: link })}
      variant={takesFocus ? 'contained' : 'outlined'}
      href={path({ caseId })}
    >
      {time === undefined || left === undefined
        ? t('sign.next', { pet: petName })
        : t(left < 0 ? 'sign.nextOverdue' : 'sign.nextDue', { pet: petName, time })}
      {takesFocus && <Kbd aria-hidden>⏎</Kbd>}
    </ButtonLink>
  )
}
