import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../../api/describe-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { claimCase } from '../desk/reading.queries.ts'
import type { ReadingCase } from '../desk/reading-case.ts'

/** Claims an unassigned case. */
export function ClaimCase(props: { consult: ReadingCase; again: boolean; onTaken: () => void }) {
  const { consult, again, onTaken } = props
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
    <>
      {problem && <span role="alert">{problem}</span>}
      <Button size="small" variant="contained" disabled={busy} onClick={() => void claim()}>
        {t(again ? 'claim.again' : 'claim.start')}
      </Button>
    </>
  )
}
