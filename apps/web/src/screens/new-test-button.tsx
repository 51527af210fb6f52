import Typography from '@mui/material/Typography'
import { paths } from '@systole/contract/pages'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { currentBrand, supportLink } from '../brand.ts'
import { hasCreditPlan } from '../session/home-of.ts'
import { useSession } from '../session/session-context.tsx'
import { createStore } from '../store.ts'
import { Button } from '../ui/button/button.tsx'
import { lazyDialog } from '../ui/dialog/lazy-dialog.tsx'
import { Icon } from '../ui/display/icon.tsx'
import { LazyMount } from '../ui/lazy/lazy-mount.tsx'
import { ButtonLink } from '../ui/navigation/button-link.tsx'
import { TextLink } from '../ui/navigation/text-link.tsx'

const MessageDialog = lazyDialog(
  async () => (await import('../ui/dialog/message-dialog.tsx')).MessageDialog,
)

/** A store that is true while the explanation is open. It outlives the button, which moves when the lists of a page arrive. */
const refusal = createStore(false)

/** Links to a new test; without a valid credit plan it opens `NewTestRefusal` and does not navigate (MAIN-1). */
export function NewTestButton({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('main')
  const session = useSession()
  const look = {
    variant: 'contained',
    startIcon: <Icon of={Plus} size={20} strokeWidth={2} />,
  } as const
  if (hasCreditPlan(session)) {
    return (
      <ButtonLink {...look} href={paths.newTest()}>
        {t('newTest')}
        {children}
      </ButtonLink>
    )
  }
  return (
    <Button {...look} onClick={() => refusal.set(true)}>
      {t('newTest')}
      {children}
    </Button>
  )
}

/** Explains that a new test needs a valid credit plan. For each page that has the button. */
export function NewTestRefusal() {
  const { t } = useTranslation(['common', 'shell'])
  const refused = useSyncExternalStore(refusal.subscribe, refusal.get)
  useEffect(() => () => refusal.set(false), [])
  return (
    <LazyMount wanted={refused}>
      <MessageDialog
        open={refused}
        title={t('shell:noCreditPlan.title')}
        onClose={() => refusal.set(false)}
        extraAction={
          <TextLink href={supportLink(currentBrand())}>{t('common:contactSupport')}</TextLink>
        }
      >
        <Typography>{t('shell:noCreditPlan.text')}</Typography>
      </MessageDialog>
    </LazyMount>
  )
}
