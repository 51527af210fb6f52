import { paths } from '@systole/contract/pages'
import { minutesLeft } from '@systole/domain/cases/deadline'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Kbd } from '../../../ui/display/kbd.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { ButtonLink } from '../../../ui/navigation/button-link.tsx'
import { nextCaseQuery } from './next-case.queries.ts'

/** Links to the most urgent case that this cardiologist may claim; renders nothing if there is none. */
export function NextCase(props: {
  after: string
  link: RefObject<HTMLAnchorElement | null>
  takesFocus: boolean
}) {
  const { after, link, takesFocus } = props
  const { t } = useTranslation('reading')
  const format = useFormat()
  const now = useNow()
  const { data: next } = useQuery(nextCaseQuery(after))
  const isThere = next !== undefined && next !== null
  useEffect(() => {
    if (isThere && takesFocus) link.current?.focus()
  }, [isThere, takesFocus, link])
  if (!isThere) return null
  const { caseId, petName, dueAt } = next
  const left = dueAt ? minutesLeft(dueAt, now) : undefined
  const time = left === undefined ? undefined : format.duration(Math.abs(left))
  return (
    <ButtonLink
      ref={link}
      variant={takesFocus ? 'contained' : 'outlined'}
      href={paths.reading({ caseId })}
    >
      {time === undefined || left === undefined
        ? t('sign.next', { pet: petName })
        : t(left < 0 ? 'sign.nextOverdue' : 'sign.nextDue', { pet: petName, time })}
      {takesFocus && <Kbd aria-hidden>⏎</Kbd>}
    </ButtonLink>
  )
}
