import { styled } from '@mui/material/styles'
import type { SessionCredits } from '@systole/contract/money/credits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../../errors/query-failure.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { SearchCard } from '../../../ui/form/search-card.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { caseCreditsQuery } from '../credits.queries.ts'
import { CaseCreditsDialog } from './case-credits-dialog.tsx'
import { ChangeServiceButton } from './change-service-button.tsx'

const Stack = styled('section')({ display: 'grid', gap: 16, marginBottom: 32 })
const Found = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: 20,
  [theme.breakpoints.down('sm')]: { padding: 16 },
}))
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** Finds a case by its number and shows the credits deducted or required, with the one possible action. ROLE-3. */
export function CaseCreditsCard({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('credits')
  const [id, setId] = useState('')
  const [open, setOpen] = useState(false)
  const query = useQuery(caseCreditsQuery(id))
  const credits = query.data
  return (
    <Stack aria-label={t('case.title')}>
      <SearchCard
        label={t('case.find')}
        hint={t('case.findHint')}
        submit={t('case.submit')}
        find={id}
        onFind={setId}
      />
      <QueryFailure query={query} />
      {credits && (
        <Card as="div">
          <Found role="status">
            <span>
              <b>{credits.id}</b> <Sentence {...credits} />
            </span>
            {mayChange && (
              <Actions>
                <ChangeServiceButton credits={credits} />
                {credits.mode !== 'none' && (
                  <Button variant="contained" onClick={() => setOpen(true)}>
                    {t(`case.${credits.mode}`)}
                  </Button>
                )}
              </Actions>
            )}
          </Found>
        </Card>
      )}
      {credits && open && credits.mode !== 'none' && (
        <CaseCreditsDialog credits={credits} mode={credits.mode} onClose={() => setOpen(false)} />
      )}
    </Stack>
  )
}

function Sentence({ mode, hospital, deducted, required_credit, plans }: SessionCredits) {
  const { t } = useTranslation('credits')
  if (mode === 'refund') return t('case.deducted', { hospital, count: deducted })
  if (mode === 'deduct') return t('case.takes', { hospital, count: required_credit })
  return t(plans.length === 0 ? 'case.noValidPlan' : 'case.needsNone', { hospital })
}
