import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { Eye, Lock } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/display/icon.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { ButtonLink } from '../../../ui/navigation/button-link.tsx'
import type { ReadingCase } from '../desk/reading-case.ts'
import { AssignCase } from './assign-case.tsx'
import { ClaimCase } from './claim-case.tsx'
import type { ReadingAccess } from './reading-access.ts'
import { TakeOver } from './take-over.tsx'

const Bar = styled('section')(({ theme }) => {
  const { tone } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 14px',
    padding: '8px 16px',
    color: tone.info.text,
    backgroundColor: tone.info.background,
    '& > p': { flex: '1 1 260px' },
  }
})

type Props = {
  consult: ReadingCase
  access: ReadingAccess
  /** True if this account had the case before in this window. */
  hadIt: boolean
  /** The account; the author of a released report may add to it and correct it. */
  accountId: string
  /** True for an admin, who assigns cases and does not report. */
  isOffice: boolean
  onTaken: () => void
}

/** Shows why the report is read-only, and the action that changes this. */
export function AccessBar(props: Props) {
  const { consult, access, hadIt, isOffice, onTaken, accountId } = props
  const { t } = useTranslation('reading')
  const because = access.may === 'look' ? access.because : undefined
  const words = useWords(props)
  const id = useId()
  if (access.may === 'write') return null
  return (
    <Bar aria-labelledby={id}>
      <Icon of={because && IS_SHUT.has(because) ? Lock : Eye} />
      <p id={id} role="status">
        {words}
      </p>
      {access.may === 'claim' && <ClaimCase consult={consult} again={hadIt} onTaken={onTaken} />}
      {because === 'otherReader' && !isOffice && <TakeOver consult={consult} onTaken={onTaken} />}
      {(because === 'otherReader' || because === 'free') && isOffice && (
        <AssignCase consult={consult} onTaken={onTaken} />
      )}
      {because === 'closed' && (
        <ButtonLink
          size="small"
          variant="outlined"
          href={`${paths.econsultReport({ caseId: consult.caseId })}${
            consult.reader?.accountId === accountId ? '#amend' : ''
          }`}
        >
          {t(consult.reader?.accountId === accountId ? 'claim.amend' : 'claim.readReport')}
        </ButtonLink>
      )}
    </Bar>
  )
}

function useWords({ consult: { reader }, access, hadIt, isOffice }: Props): string {
  const { t } = useTranslation('reading')
  const format = useFormat()
  const now = useNow()
  if (access.may === 'write') return ''
  if (access.may === 'claim') return t(hadIt ? 'claim.lapsed' : 'claim.free')
  if (access.because !== 'otherReader') return t(`claim.${SHUT[access.because]}`)
  const name = reader?.name ?? ''
  const since = reader?.since ? format.timeOrDay(reader.since, now) : ''
  if (hadIt) return t('claim.takenFromYou', { name, since })
  if (since === '') return t('claim.other', { name })
  return t(isOffice ? 'claim.readSince' : 'claim.otherSince', { name, since })
}

const SHUT = {
  closed: 'closed',
  rejected: 'rejected',
  notSubmitted: 'notYet',
  free: 'freeOffice',
} as const

/** The reasons for which the case waits for no cardiologist. */
const IS_SHUT: ReadonlySet<string> = new Set(['closed', 'rejected', 'notSubmitted'])
