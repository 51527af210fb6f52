import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Variant } from '@systole/domain/hospitals/variant'
import type { EnglishTexts } from '@systole/i18n/texts-of'
import { useTranslation } from 'react-i18next'
import { currentBrand } from '../../brand.ts'
import { AppDialog } from '../../ui/app-dialog.tsx'
import { Button } from '../../ui/button.tsx'

type Section = keyof EnglishTexts['terms']['sections']

const SECTIONS = [
  'service',
  'duties',
  'payment',
  'refunds',
  'delivery',
  'forceMajeure',
  'liability',
  'data',
  'law',
] as const satisfies readonly Section[]

/** What one variant's terms have beyond those of all. */
const FURTHER: Record<Variant, readonly Section[]> = { systole: [], 'systole-cn': ['mainland'] }

const Text = styled('div')(({ theme }) => ({
  '& h3': {
    margin: '24px 0 6px',
    fontSize: '1.0625rem',
    fontWeight: 650,
    color: (theme.vars ?? theme).palette.ink.strong,
  },
  '& p': { margin: '0 0 10px', maxWidth: '68ch' },
}))

/** The user and payment terms, over the payment dialog. PAY-6. */
export function TermsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['terms', 'common'])
  const { variant, name: brand, supportEmail: support } = currentBrand()
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
      {/* Focusable, so that the keyboard can scroll it. */}
      <Text role="region" aria-label={t('title')} tabIndex={0}>
        <Typography variant="body2" sx={{ color: 'ink.muted' }}>
          {t(`version.${variant}`)}
        </Typography>
        <p>{t('intro', { brand })}</p>
        {[...SECTIONS, ...FURTHER[variant]].map((section) => (
          <section key={section}>
            <h3>{t(`sections.${section}.heading`)}</h3>
            <p>{t(`sections.${section}.first`, { brand })}</p>
            <p>{t(`sections.${section}.second`, { brand, support })}</p>
          </section>
        ))}
      </Text>
    </AppDialog>
  )
}
