import type { ReportModel } from '@systole/report/model'
import { useTranslation } from 'react-i18next'
import { PaneTitle } from '../desk/pane.tsx'

/** Shows the signer of the report, or of the last addendum. */
export function Signer({ of: { addenda, signature, kind } }: { of: ReportModel }) {
  const { t } = useTranslation('reading')
  const added = kind === 'addendum' ? addenda?.at(-1) : undefined
  const { name, title, licence } = added ?? signature
  return (
    <div>
      <PaneTitle>{t('sign.signer')}</PaneTitle>
      <b>{name}</b>
      {title && <p>{title}</p>}
      {licence && <p>{t('sign.licence', { licence })}</p>}
    </div>
  )
}
