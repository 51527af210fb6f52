import Typography from '@mui/material/Typography'
import { paths } from '@systole/contract/pages'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentBrand, supportLink } from '../brand.ts'
import { hasCreditPlan } from '../session/home-of.ts'
import { useSession } from '../session/session-context.tsx'
import { Button } from '../ui/button/button.tsx'
import { lazyDialog } from '../ui/dialog/lazy-dialog.tsx'
import { Icon } from '../ui/display/icon.tsx'
import { LazyMount } from '../ui/lazy/lazy-mount.tsx'
import { ButtonLink } from '../ui/navigation/button-link.tsx'
import { TextLink } from '../ui/navigation/text-link.tsx'

const MessageDialog = lazyDialog(
  async () => (await import('../ui/dialog/message-dialog.tsx')).MessageDialog,
)

/** Links to a new test; without a valid credit plan it explains that and does not navigate (MAIN-1). */
export function NewTestButton({ children }: { children?: ReactNode }) {
  const { t } = useTranslation(['main', 'common', 'shell'])
  const session = useSession()
  const [refused, setRefused] = useState(false)
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
    <>
      <Button {...look} onClick={() => setRefused(true)}>
        {t('newTest')}
        {children}
      </Button>
      <LazyMount wanted={refused}>
        <MessageDialog
          open={refused}
          title={t('shell:noCreditPlan.title')}
          onClose={() => setRefused(false)}
          extraAction={
            <TextLink href={supportLink(currentBrand())}>{t('common:contactSupport')}</TextLink>
          }
        >
          <Typography>{t('shell:noCreditPlan.text')}</Typography>
        </MessageDialog>
      </LazyMount>
    </>
  )
}
