import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { StatusChip } from '../../../ui/display/status-chip.tsx'
import { SideSection } from './side-section.tsx'

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 7,
  minHeight: 28,
  fontSize: '.8125rem',
  color: (theme.vars ?? theme).palette.ink.strong,
  '& input': {
    flex: 'none',
    width: 17,
    height: 17,
    margin: 0,
    accentColor: (theme.vars ?? theme).palette.primary.main,
  },
  [theme.breakpoints.down('md')]: { minHeight: 44 },
}))

/** The status of the test with the step that changes it, and whether its automatic beats stay as they are. ECG-1. */
export type TestStatus = {
  status: string
  noPatch: boolean
  /** True once a revision is saved or edits wait for it: then somebody did patch. */
  isPatched: boolean
  isBusy: boolean
  /** The step that the person who has the case may take. */
  step: { name: 'finish' | 'reopen'; take: () => void } | undefined
}

export function TestStatusSection(props: {
  test: TestStatus
  isReadOnly: boolean
  onNoPatch: (noPatch: boolean) => void
}) {
  const { test, isReadOnly, onNoPatch } = props
  const { status, noPatch, isPatched, isBusy, step } = test
  const { t } = useTranslation('patching')
  return (
    <SideSection aria-label={t('test.label')}>
      <header>
        <h2>{t('test.label')}</h2>
        <StatusChip status={status} reader="staff" />
        <span style={{ flex: 1 }} />
        {step && (
          <Button size="small" variant="outlined" disabled={isBusy} onClick={step.take}>
            {t(`test.${step.name}`)}
          </Button>
        )}
      </header>
      {!isPatched && (
        <Choice>
          <input
            type="checkbox"
            checked={noPatch}
            disabled={isReadOnly}
            onChange={({ target }) => onNoPatch(target.checked)}
          />
          {t('test.noPatch')}
        </Choice>
      )}
    </SideSection>
  )
}
