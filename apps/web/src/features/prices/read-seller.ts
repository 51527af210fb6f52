import { SellerDetails, WHOLE_RATE } from '@systole/domain/billing/seller'
import { TaxRegion } from '@systole/domain/billing/tax-region'
import { readDecimal } from '@systole/domain/text/decimal'

const PER_PERCENT = WHOLE_RATE / 100

export type TypedTax = { registration: string; rate: string }
export type TypedSeller = Pick<SellerDetails, 'legalName' | 'address' | 'email' | 'prefix'> & {
  taxes: Record<TaxRegion, TypedTax>
}

export function typedSeller({ taxes, ...details }: SellerDetails): TypedSeller {
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

/**
 * Returns the details to be stored, or the names of faulty fields such as `taxes.TW.rate`. A region without number and rate is
 * omitted.
 */
export function readSeller(typed: TypedSeller): {
  details: SellerDetails | undefined
  faults: ReadonlySet<string>
} {
  const { data: details, error } = SellerDetails.safeParse(detailsOf(typed))
  return { details, faults: new Set(error?.issues.map(({ path }) => path.join('.'))) }
}

function detailsOf({ taxes, ...details }: TypedSeller) {
  const given = TaxRegion.options.flatMap((region) => {
    const { registration, rate } = taxes[region]
    if (registration.trim() === '' && rate.trim() === '') return []
    const percent = rate.trim() === '' ? 0 : readDecimal(rate)
    const entered =
      typeof percent === 'number' ? Number((percent * PER_PERCENT).toFixed(6)) : percent
    return [[region, { registration: registration.trim(), rate: entered }]]
  })
  return { ...details, taxes: Object.fromEntries(given) }
}
