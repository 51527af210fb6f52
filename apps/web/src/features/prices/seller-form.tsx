import Typography from '@mui/material/Typography'
import type { WireSeller } from '@systole/contract/money/prices'
import type { SellerDetails } from '@systole/domain/billing/seller'
import { TaxRegion } from '@systole/domain/billing/tax-region'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { FieldPair, SettingsForm, SettingsSection } from '../../ui/layout/settings-section.tsx'
import { saveSeller } from './prices.queries.ts'
import { readSeller, typedSeller } from './read-seller.ts'
import { SellerTaxFields } from './seller-tax-fields.tsx'

const NONE: ReadonlySet<string> = new Set()

/** Edits the seller of one variant and its registrations in each region. */
export function SellerForm({ seller }: { seller: WireSeller }) {
  const { t } = useTranslation('prices')
  const format = useFormat()
  const [typed, setTyped] = useState(() => typedSeller(seller.details))
  const [faults, setFaults] = useState(NONE)
  const saving = useAction({
    run: (details: SellerDetails) => saveSeller(seller, details),
    done: t('seller.saved'),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { details, faults: found } = readSeller(typed)
    setFaults(found)
    if (details) saving.start(details)
  }
  const line = (field: 'legalName' | 'address' | 'email' | 'prefix', hint?: string) => (
    <TextField
      label={t(`seller.${field}`)}
      value={typed[field]}
      marked={faults.has(field)}
      required={field === 'legalName' || field === 'prefix'}
      {...(hint && { hint })}
      onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
    />
  )
  const changed = seller.changed
  return (
    <SettingsSection
      title={t('seller.title', { brand: seller.brand })}
      lead={
        <>
          {t('seller.lead')}
          <br />
          {changed
            ? t('seller.changed', {
                version: seller.version,
                date: format.date(changed),
                name: seller.by,
              })
            : t('seller.none')}
        </>
      }
    >
      <SettingsForm onSubmit={submit} noValidate>
        <FieldPair>
          {line('legalName')}
          {line('email')}
        </FieldPair>
        <FieldPair>
          {line('address')}
          {line('prefix', t('seller.prefixHint'))}
        </FieldPair>
        <div>
          <Typography variant="h4" component="h3">
            {t('seller.taxes')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'ink.muted' }}>
            {t('seller.taxesHint')}
          </Typography>
        </div>
        {TaxRegion.options.map((region) => (
          <SellerTaxFields
            key={region}
            region={region}
            tax={typed.taxes[region]}
            faults={faults}
            onChange={(tax) => setTyped({ ...typed, taxes: { ...typed.taxes, [region]: tax } })}
          />
        ))}
        {(faults.size > 0 || saving.error) && (
          <Notice tone="danger" announce>
            {faults.size > 0 ? t('seller.wrong') : describeError(saving.error)}
          </Notice>
        )}
        <div className="end">
          <Button type="submit" variant="contained" aria-disabled={saving.isBusy}>
            {t('seller.save')}
          </Button>
        </div>
      </SettingsForm>
    </SettingsSection>
  )
}
