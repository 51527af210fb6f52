import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { WirePricedProduct } from '@systole/contract/money/prices'
import { majorAmount } from '@systole/domain/payments/money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { PriceHistory } from './price-history.tsx'
import { setPrice } from './prices.queries.ts'
import { type PriceFaults, readPrice, type TypedPrice } from './read-price.ts'
import { usePriceWords } from './use-price-words.ts'

const History = styled('div')(({ theme }) => ({
  '& ul': { margin: 0, padding: 0, listStyle: 'none', fontSize: '.9375rem' },
  '& li': { padding: '6px 0', borderTop: `1px solid ${(theme.vars ?? theme).palette.edge.line}` },
  '& li small': { display: 'block', color: (theme.vars ?? theme).palette.ink.muted },
}))

/** Sets a price from a given time, with a reason; the history is below. */
export function PriceDialog(props: { product: WirePricedProduct; onClose: () => void }) {
  const { product, onClose } = props
  const { currency } = product
  const { t } = useTranslation('prices')
  const { nameOf } = usePriceWords()
  const [typed, setTyped] = useState<TypedPrice>({ amount: '', isOff: false, from: '', reason: '' })
  const [faults, setFaults] = useState<PriceFaults>({})
  const saving = useAction({
    run: setPrice,
    done: t('dialog.saved'),
    onDone: onClose,
  })
  const save = () => {
    const read = readPrice(typed, currency)
    setFaults(read.faults)
    if (Object.keys(read.faults).length > 0) return
    saving.start({ productId: product.product_id, ...read.price })
  }
  return (
    <FormDialog
      title={t('dialog.title', { product: nameOf(product) })}
      submitLabel={t('dialog.save')}
      action={saving}
      isTouched={typed.amount !== '' || typed.reason !== ''}
      byButtonOnly
      below={
        <History>
          <PriceHistory product={product} />
        </History>
      }
      onSubmit={save}
      onClose={onClose}
    >
      <PriceFields product={product} typed={typed} faults={faults} onChange={setTyped} />
    </FormDialog>
  )
}

function PriceFields(props: {
  product: WirePricedProduct
  typed: TypedPrice
  faults: PriceFaults
  onChange: (typed: TypedPrice) => void
}) {
  const { typed, faults, onChange } = props
  const { currency, amount_minor: amountMinor } = props.product
  const { t } = useTranslation('prices')
  const { priceText } = usePriceWords()
  const now = amountMinor === null ? '' : String(majorAmount({ amountMinor, currency }))
  return (
    <>
      <Typography>
        {t('dialog.now', { price: priceText(amountMinor, currency) })} {t('dialog.open')}
      </Typography>
      <TextField
        label={t('dialog.amount', { currency })}
        inputMode="decimal"
        value={typed.amount}
        disabled={typed.isOff}
        placeholder={now}
        error={faults.amount && !typed.isOff ? t(`refusal.${faults.amount}`) : undefined}
        onChange={(event) => onChange({ ...typed, amount: event.target.value })}
      />
      <CheckboxField
        label={t('dialog.off')}
        checked={typed.isOff}
        onChange={(isOff) => onChange({ ...typed, isOff })}
      />
      <TextField
        label={t('dialog.from')}
        hint={t('dialog.fromHint')}
        type="datetime-local"
        value={typed.from}
        error={faults.from ? t('refusal.past') : undefined}
        onChange={(event) => onChange({ ...typed, from: event.target.value })}
      />
      <TextField
        label={t('dialog.reason')}
        hint={t('dialog.reasonHint')}
        maxLength={500}
        value={typed.reason}
        error={faults.reason ? t('dialog.reasonMissing') : undefined}
        onChange={(event) => onChange({ ...typed, reason: event.target.value })}
      />
    </>
  )
}
