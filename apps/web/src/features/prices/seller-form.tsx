import Typography from '@mui/material/Typography'
import type { WireSeller } from '@systole/contract/prices'
import { SellerDetails, WHOLE_RATE } from '@systole/domain/billing/seller'
import { TaxRegion } from '@systole/domain/billing/tax-region'
import { readDecimal } from '@systole/domain/text/decimal'
import { fromStamp } from '@systole/domain/time/stamp'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FieldPair, SettingsForm, SettingsSection } from '../../ui/settings-section.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { useToast } from '../../ui/use-toast.ts'
import { saveSeller } from './prices.queries.ts'

const PER_PERCENT = WHOLE_RATE / 100

type Typed = Pick<SellerDetails, 'legalName' | 'address' | 'email' | 'prefix'> & {
  taxes: Record<TaxRegion, { registration: string; rate: string }>
}

/** Who sells under one variant, and what it is registered as in each region. */
export function SellerForm({ seller }: { seller: WireSeller }) {
  const { t } = useTranslation('prices')
  const format = useFormat()
  const toast = useToast()
  const [typed, setTyped] = useState(() => typedOf(seller.details))
  const [isWrong, setWrong] = useState(false)
  const saving = useMutation({
    mutationFn: (details: SellerDetails) => saveSeller(seller, details),
    onSuccess: () => toast.show(t('seller.saved'), 'success'),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const details = SellerDetails.safeParse(readTyped(typed))
    setWrong(!details.success)
    if (details.success && !saving.isPending) saving.mutate(details.data)
  }
  const line = (field: 'legalName' | 'address' | 'email' | 'prefix', hint?: string) => (
    <TextField
      label={t(`seller.${field}`)}
      value={typed[field]}
      required={field === 'legalName' || field === 'prefix'}
      {...(hint && { hint })}
      onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
    />
  )
  const changed = fromStamp(seller.changed)
  return (
    <SettingsSection
      title={t('seller.title', { brand: seller.variant })}
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
        <Typography variant="body2" sx={{ color: 'ink.muted' }}>
          <b>{t('seller.taxes')}.</b> {t('seller.taxesHint')}
        </Typography>
        {TaxRegion.options.map((region) => (
          <TaxFields
            key={region}
            region={region}
            tax={typed.taxes[region]}
            onChange={(tax) => setTyped({ ...typed, taxes: { ...typed.taxes, [region]: tax } })}
          />
        ))}
        {(isWrong || saving.error) && (
          <Notice tone="danger" announce>
            {isWrong ? t('seller.wrong') : describeError(saving.error)}
          </Notice>
        )}
        <div className="end">
          <Button type="submit" variant="contained" aria-disabled={saving.isPending}>
            {t('seller.save')}
          </Button>
        </div>
      </SettingsForm>
    </SettingsSection>
  )
}

function TaxFields(props: {
  region: TaxRegion
  tax: { registration: string; rate: string }
  onChange: (tax: { registration: string; rate: string }) => void
}) {
  const { region, tax, onChange } = props
  const { t } = useTranslation('prices')
  return (
    <FieldPair>
      <TextField
        label={t('seller.registration', { region })}
        value={tax.registration}
        onChange={(event) => onChange({ ...tax, registration: event.target.value })}
      />
      <TextField
        label={t('seller.rate', { region })}
        unit="%"
        inputMode="decimal"
        value={tax.rate}
        onChange={(event) => onChange({ ...tax, rate: event.target.value })}
      />
    </FieldPair>
  )
}

function typedOf({ taxes, ...details }: SellerDetails): Typed {
  const typed = (region: TaxRegion) => {
    const tax = taxes[region]
    return {
      registration: tax?.registration ?? '',
      rate: tax ? String(tax.rate / PER_PERCENT) : '',
    }
  }
  return {
    ...details,
    taxes: { TW: typed('TW'), MY: typed('MY'), JP: typed('JP'), KR: typed('KR'), CN: typed('CN') },
  }
}

/** As it is kept, if it can be: a region without number and rate is left out. */
function readTyped({ taxes, ...details }: Typed): unknown {
  const given = TaxRegion.options.flatMap((region) => {
    const { registration, rate } = taxes[region]
    if (registration.trim() === '' && rate.trim() === '') return []
    const percent = rate.trim() === '' ? 0 : readDecimal(rate)
    const held = typeof percent === 'number' ? Number((percent * PER_PERCENT).toFixed(6)) : percent
    return [[region, { registration: registration.trim(), rate: held }]]
  })
  return { ...details, taxes: Object.fromEntries(given) }
}
