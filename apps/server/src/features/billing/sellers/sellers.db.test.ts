import type { SellerDetails } from '@systole/domain/billing/seller'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { hospitals } from '../../../db/schema/hospitals.ts'
import { openCheckout, payableCase, press } from '../../../testing/payable-case.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import type { TestApp } from '../../../testing/test-app.ts'

let portal: TestApp
portalWithProducts((made) => {
  portal = made
})

const SELLER: SellerDetails = {
  legalName: 'Systole Diagnostics Ltd',
  address: '1 Harbour Road, Hong Kong',
  email: 'accounts@systole.test',
  prefix: 'SYS',
  taxes: {
    TW: { registration: '04595257', rate: 500 },
    MY: { registration: 'W10-1808-32000001', rate: 800 },
    JP: { registration: 'T7000012050002', rate: 1000 },
    KR: { registration: '124-81-00998', rate: 1000 },
    CN: { registration: '9144030071526726XG', rate: 600 },
  },
}

async function invoiceFor(country: string, taxId: string) {
  const vet = await portal.as('vet', { country })
  await portal.context.database
    .update(hospitals)
    .set({ taxId })
    .where(eq(hospitals.hospitalId, vet.hospitalId))
  const products = await vet.api.payments.queryProducts({})
  const product_id = (products.ok && products.data.products.list[0]?.product_id) || ''
  const payable = await payableCase(portal, { vet })
  const page = await openCheckout({
    ...payable,
    info: () => payable.info({ products: [{ product_id, quantity: 1 }] }),
  })
  await press(portal, page.url, 'pay')
  await vet.api.payments.queryCheckout({ pg_type: 'sandbox', id: page.id })
  const opened = await vet.api.billing.openBillingFile({ paper: 'invoice', id: page.id })
  if (!opened.ok) throw new Error(opened.message)
  const { rawPayload } = await portal.app.inject({ url: opened.data.url })
  const listed = await vet.api.billing.queryInvoices({})
  if (!listed.ok) throw new Error(listed.message)
  return { text: (await readPdf(rawPayload)).text, invoice: listed.data.invoices[0] }
}

test('until an admin says who sells, it is the portal, and there is no tax anywhere', async () => {
  const { api } = await portal.as('internal_admin')
  expect(await api.prices.querySellers({})).toMatchObject({
    data: {
      sellers: [
        {
          variant: 'systole',
          brand: 'Systole',
          version: 0,
          details: { legalName: 'Systole', taxes: {} },
        },
        { variant: 'systole-cn', brand: 'Xinyin 心音', version: 0 },
      ],
    },
  })
  const { text, invoice } = await invoiceFor('TW', '10458574')
  expect(invoice).toMatchObject({ tax_region: 'TW', tax_rate: 0, tax_minor: 0 })
  expect(text).toContain('UnifiedBusinessNo.(統一編號)10458574')
  expect(text).not.toContain('營業稅')
})

test('a seller is changed by version, and every version stays', async () => {
  const { api } = await portal.as('internal_admin')
  const seller = { variant: 'systole', params: SELLER } as const
  expect(await api.prices.updateSeller({ ...seller, version: 0 })).toMatchObject({
    data: { seller: { version: 1, details: { prefix: 'SYS' } } },
  })
  expect(await api.prices.updateSeller({ ...seller, version: 0 })).toMatchObject({ code: -6025 })
  expect(await api.prices.updateSeller({ ...seller, version: 1 })).toMatchObject({
    data: { seller: { version: 2 } },
  })
  for (const role of ['vet', 'sales', 'cardiologist'] as const) {
    const stranger = await portal.as(role)
    expect(await stranger.api.prices.querySellers({})).toMatchObject({ code: -102 })
    const changed = await stranger.api.prices.updateSeller({ ...seller, version: 2 })
    expect(changed).toMatchObject({ code: -102 })
  }
})

test.each([
  ['HK', 'BR-1234', null, 0, []],
  ['TW', '10458574', 'TW', 5700, ['04595257', '10458574', 'Businesstax(營業稅)5%', 'TWD57']],
  ['MY', 'C1234567890', 'MY', 1319, ['W10-1808-32000001', 'Servicetax(SST)8%', 'MYR13.19']],
  ['JP', '', 'JP', 527, ['Registrationno.(登録番号):T7000012050002', '(消費税)10%', 'JPY527']],
  ['KR', '1248100998', 'KR', 4727, ['124-81-00998', '1248100998', 'VAT(부가세)10%', 'KRW4,727']],
  ['CN', '9144030071526726XG', 'CN', 1574, ['9144030071526726XG', 'VAT(增值税)6%', 'CNY15.74']],
] as const)('an invoice for %s carries its tax fields', async (...row) => {
  const [country, taxId, tax_region, tax_minor, parts] = row
  const { text, invoice } = await invoiceFor(country, taxId)
  expect(invoice).toMatchObject({ tax_region, tax_minor })
  expect(invoice?.number).toMatch(/^TEST-SYS\d{4}-\d{6}$/)
  expect(text).toContain('SystoleDiagnosticsLtd')
  for (const part of parts) expect(text).toContain(part)
  if (tax_region === null) expect(text).not.toMatch(/BR-1234|no\.:|%/)
})
