import { styled } from '@mui/material/styles'
import { formOfAddress } from '@systole/domain/accounts/form-of-address'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { useSession } from '../../session/session-context.tsx'
import { Kbd } from '../../ui/display/kbd.tsx'
import { useNow } from '../../ui/hooks/use-now.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { NewTestButton } from '../new-test-button.tsx'

/** The primary action stays at the bottom of a phone's screen (experience S2). */
const Action = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    position: 'fixed',
    left: 16,
    right: 16,
    bottom: 16,
    zIndex: 5,
    '& > *': {
      width: '100%',
      minHeight: 50,
      boxShadow: '0 6px 20px -4px rgba(18,37,43,.3)',
    },
  },
}))

/** Greets by the time of day and summarises waiting work in one line. A new user finds the button on the card below. */
export function MainGreeting(props: {
  newReports: number
  waiting: number
  isNewUser: boolean
  known: boolean
}) {
  const { newReports, waiting, isNewUser, known } = props
  const { t } = useTranslation('main')
  const name = useGreetedName()
  const reports = newReports > 0 ? t('summary.reports', { count: newReports }) : ''
  const mine = waiting > 0 ? t('summary.waiting', { count: waiting }) : ''
  const summary = reports && mine ? t('summary.both', { reports, waiting: mine }) : reports || mine
  return (
    <PageHeader
      title={t(`greeting.${partOfDay(useNow())}`, { name })}
      lead={
        <span style={{ minHeight: '1.5em', display: 'block' }}>
          {known && !isNewUser && (summary || t('summary.nothing'))}
        </span>
      }
      {...(!(known && isNewUser) && {
        action: (
          <Action>
            <NewTestButton>
              <Kbd aria-hidden>N</Kbd>
            </NewTestButton>
          </Action>
        ),
      })}
    />
  )
}

function useGreetedName(): string {
  const { title, firstName, lastName, email, country } = useSession()
  const language = useLanguage()
  const vet = { title, first: firstName, last: lastName, isVet: true }
  return formOfAddress(vet, { language, country }) || email
}

function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = now.getHours()
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
}
