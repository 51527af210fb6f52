import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../../theme/tones.ts'
import { Button } from '../../ui/button/button.tsx'
import { ToneChip } from '../../ui/display/tone-chip.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { ApproveErasure, DeclineErasure } from './decide-dialogs.tsx'
import type { Erasure } from './hospital-data.queries.ts'

const Entry = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  paddingTop: 16,
  borderTop: `1px solid ${(theme.vars ?? theme).palette.edge.line}`,
  '& p': { margin: 0, overflowWrap: 'anywhere' },
}))

const TONES: Record<Erasure['state'], Tone> = {
  asked: 'warn',
  running: 'info',
  done: 'ok',
  declined: 'neutral',
}

/** Shows one request: its author, reason, decision and progress. A second admin decides here. */
export function ErasureEntry({ erasure }: { erasure: Erasure }) {
  const { t } = useTranslation('hospitalData', { keyPrefix: 'erasure' })
  const format = useFormat()
  const [dialog, setDialog] = useState<'approve' | 'decline'>()
  const { state, askedAt, decidedAt, asked_by, decided_by, reason, answer, mine, erased } = erasure
  const close = () => setDialog(undefined)
  return (
    <Entry>
      <ToneChip tone={TONES[state]}>{t(`states.${state}`)}</ToneChip>
      {askedAt && <p>{t('asked', { name: asked_by, time: format.dateTime(askedAt) })}</p>}
      <p>{t('reasonWas', { reason })}</p>
      {decidedAt && (
        <p>
          {t(state === 'declined' ? 'declined' : 'decided', {
            name: decided_by,
            time: format.dateTime(decidedAt),
          })}
        </p>
      )}
      {state === 'declined' && <p>{t('answerWas', { reason: answer })}</p>}
      {erased > 0 && <p>{t('rows', { count: erased })}</p>}
      {state === 'asked' && (
        <>
          {mine && <p>{t('mine')}</p>}
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
            {!mine && (
              <Button variant="contained" color="error" onClick={() => setDialog('approve')}>
                {t('approve')}
              </Button>
            )}
            <Button variant="outlined" onClick={() => setDialog('decline')}>
              {t(mine ? 'withdraw' : 'decline')}
            </Button>
          </div>
        </>
      )}
      {dialog === 'approve' && <ApproveErasure erasure={erasure} onClose={close} />}
      {dialog === 'decline' && <DeclineErasure erasure={erasure} onClose={close} />}
    </Entry>
  )
}
