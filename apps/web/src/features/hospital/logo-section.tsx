import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { WireHospital } from '@systole/contract/hospitals/hospital-settings'
import { LOGO_MIN_SIDE } from '@systole/domain/hospitals/logo'
import { ImagePlus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SettingsSection } from '../../ui/layout/settings-section.tsx'
import { useLogo } from './use-logo.ts'

const LogoPreview = styled('figure')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    margin: 0,
    '& figcaption': { marginBottom: 6, fontSize: '.875rem', color: ink.muted },
    '& > div': {
      overflow: 'hidden',
      border: `1px solid ${edge.line}`,
      borderRadius: 8,
      backgroundColor: surface.paper,
    },
  }
})

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 })

/** Shows the logo as reports show it. A chosen picture is saved immediately; a large one is first made smaller. */
export function LogoSection(props: {
  hospital: WireHospital
  /** The top of a report with this logo. */
  preview: ReactNode
}) {
  const { hospital, preview } = props
  const { t } = useTranslation('hospital')
  const { set, remove, problem } = useLogo()
  const [asking, setAsking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hasLogo = hospital.logo !== null
  return (
    <SettingsSection title={t('logo.title')} lead={t('logo.lead')}>
      <LogoPreview>
        <figcaption>{t('logo.preview')}</figcaption>
        <div>{preview}</div>
      </LogoPreview>
      {!hasLogo && <Typography sx={{ color: 'ink.muted' }}>{t('logo.none')}</Typography>}
      {problem && (
        <Notice tone="danger" announce>
          {problem}
        </Notice>
      )}
      <div>
        <Actions>
          <Button
            variant="outlined"
            aria-disabled={set.isBusy}
            onClick={() => input.current?.click()}
            startIcon={<Icon of={ImagePlus} size={20} />}
          >
            {set.isBusy ? t('logo.saving') : t(hasLogo ? 'logo.replace' : 'logo.choose')}
          </Button>
          {hasLogo && (
            <Button
              color="error"
              onClick={() => setAsking(true)}
              startIcon={<Icon of={Trash2} size={20} />}
            >
              {t('logo.remove')}
            </Button>
          )}
        </Actions>
        <Typography sx={{ mt: 2, color: 'ink.muted', fontSize: '.875rem' }}>
          {t('logo.limits', { min: LOGO_MIN_SIDE })}
        </Typography>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('logo.choose')}
          accept="image/png,image/jpeg,image/webp"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = '' // the same file may be chosen again
            if (file) set.start(file)
          }}
        />
      </div>
      <ConfirmDialog
        open={asking}
        title={t('logo.removeTitle')}
        cancelLabel={t('logo.keep')}
        confirmLabel={t('logo.remove')}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          remove.start()
        }}
      >
        {t('logo.removeText')}
      </ConfirmDialog>
    </SettingsSection>
  )
}
