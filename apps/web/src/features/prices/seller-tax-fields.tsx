import type { TaxRegion } from '@systole/domain/billing/tax-region'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/form/text-field.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { FieldPair } from '../../ui/layout/settings-section.tsx'
import type { TypedTax } from './read-seller.ts'

/** Edits a seller's registration in a region and its tax rate there. */
export function SellerTaxFields(props: {
  region: TaxRegion
  tax: TypedTax
  faults: ReadonlySet<string>
  onChange: (tax: TypedTax) => void
}) {
  const { region, tax, faults, onChange } = props
  const { t } = useTranslation('prices')
  const name = useFormat().region(region)
  return (
    <FieldPair>
      <TextField
        label={t('seller.registration', { region: name })}
        value={tax.registration}
        marked={faults.has(`taxes.${region}.registration`)}
        onChange={(event) => onChange({ ...tax, registration: event.target.value })}
      />
      <TextField
        label={t('seller.rate', { region: name })}
        unit="%"
        inputMode="decimal"
        value={tax.rate}
        marked={faults.has(`taxes.${region}.rate`)}
        onChange={(event) => onChange({ ...tax, rate: event.target.value })}
      />
    </FieldPair>
  )
}
