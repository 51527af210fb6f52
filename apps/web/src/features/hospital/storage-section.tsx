import Typography from '@mui/material/Typography'
import type { WireHospital } from '@systole/contract/hospital-settings'
import { useTranslation } from 'react-i18next'
import { SettingsSection } from '../../ui/settings-section.tsx'
import { useFormat } from '../../ui/use-format.ts'

/** Shows how much of its storage the hospital uses. */
export function StorageSection({ hospital }: { hospital: WireHospital }) {
  const { t } = useTranslation('hospital')
  const { gigabytes } = useFormat()
  const { used, quota } = hospital.storage
  return (
    <SettingsSection title={t('storage.title')} lead={t('storage.lead')}>
      <Typography>
        {t('storage.used', { used: gigabytes(used), quota: gigabytes(quota) })}
      </Typography>
    </SettingsSection>
  )
}
