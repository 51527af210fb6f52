import { useTranslation } from 'react-i18next'
import { ModeTag } from '../../ui/display/mode-tag.tsx'
import type { WorklistItem } from './worklist-item.ts'

/** Shows the mode of an eConsult, or the service of any other case. */
export function ModeOrService({ item: { mode, service } }: { item: WorklistItem }) {
  const { t } = useTranslation('common')
  if (service !== 'econsult') return <span>{t(`services.${service}`)}</span>
  return mode ? <ModeTag mode={mode} /> : null
}
