import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { currentTerms } from '@systole/domain/payments/terms'
import { useTranslation } from 'react-i18next'
import { currentBrand } from '../../brand.ts'
import { Button } from '../../ui/button/button.tsx'
import { AppDialog } from '../../ui/dialog/app-dialog.tsx'
import { NewTabLink } from '../../ui/navigation/new-tab-link.tsx'
import { TermsText } from './terms-text.tsx'

const Text = styled('div')(({ theme }) => ({
  '& h3': {
    margin: '24px 0 6px',
    fontSize: '1.0625rem',
    fontWeight: 650,
    color: (theme.vars ?? theme).palette.ink.strong,
  },
  '& p': { margin: '0 0 10px', maxWidth: '68ch' },
}))

/** Shows the current user and payment terms over the payment dialog. PAY-6. */
export function TermsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['terms', 'common'])
  const { variant } = currentBrand()
  const version = currentTerms(variant)
  return (
    <AppDialog
      open={open}
      title={t('title')}
      size="md"
      dismiss={{ x: true }}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      {/* focusable, so that the keyboard can scroll it */}
      <Text role="region" aria-label={t('title')} tabIndex={0}>
        <p>
          <NewTabLink href={paths.terms({ version })}>{t('page')}</NewTabLink>
        </p>
        <TermsText version={version} variant={variant} heading="h3" />
      </Text>
    </AppDialog>
  )
}
