import Typography from '@mui/material/Typography'
import type { WireHospital } from '@systole/contract/hospitals/hospital-settings'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/format/use-format.ts'
import { SettingsSection } from '../../ui/layout/settings-section.tsx'

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
