import { styled } from '@mui/material/styles'
import { Eye, Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { claimCase } from './reading.queries.ts'
import type { ReadingAccess } from './reading-access.ts'
import type { ReadingCase } from './reading-case.ts'

const Bar = styled('div')(({ theme }) => {
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

/** Why the report cannot be written now, and the step that changes it. */
export function AccessBar(props: {
  consult: ReadingCase
  access: ReadingAccess
  onTaken: () => void
}) {
  const { consult, access, onTaken } = props
  const { t } = useTranslation('reading')
  if (access.may === 'write') return null
  if (access.may === 'claim') return <ClaimBar consult={consult} onTaken={onTaken} />
  return (
    <Bar role="status">
      <Icon of={access.because === 'otherReader' ? Eye : Lock} />
      <p>
        {access.because === 'otherReader' && t('claim.other', { name: consult.reader?.name ?? '' })}
        {access.because === 'closed' && t('claim.closed')}
        {access.because === 'notSubmitted' && t('claim.notYet')}
      </p>
      {access.because === 'closed' && (
        <ButtonLink
          size="small"
          variant="outlined"
          href={paths.econsultReport({ usid: consult.caseId })}
        >
          {t('claim.readReport')}
        </ButtonLink>
      )}
    </Bar>
  )
}

function ClaimBar({ consult, onTaken }: { consult: ReadingCase; onTaken: () => void }) {
  const { t } = useTranslation('reading')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const claim = async (): Promise<void> => {
    setBusy(true)
    setProblem('')
    try {
      await claimCase(consult)
    } catch (error) {
      setProblem(describeError(error))
      onTaken()
    }
    setBusy(false)
  }
  return (
    <Bar>
      <Icon of={Eye} />
      <p role="status">{problem || t('claim.free')}</p>
      <Button size="small" variant="contained" disabled={busy} onClick={() => void claim()}>
        {t('claim.start')}
      </Button>
    </Bar>
  )
}
