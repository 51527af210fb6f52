import type { WirePricedProduct, WireSeller } from '@systole/contract/money/prices'
import { configure, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderVetPage } from '../testing/render-vet-page.tsx'
import { PricesScreen } from './prices-screen.tsx'

configure({ asyncUtilTimeout: 20_000 }) // the first call loads the client, on any machine

const PRICES = '/api/query_prices'
const SELLERS = '/api/query_sellers'
const SET = '/api/set_price'
const SAVE = '/api/update_seller'

const product: WirePricedProduct = {
  product_id: 'econsult_basic_twd',
  mode: 'basic',
  currency: 'TWD',
  description: 'Basic eConsult',
  amount_minor: 120_000,
  prices: [
    {
      amount_minor: 130_000,
      valid_from: new Date('2099-01-01T00:00:00Z'),
      by: 'Grace Yeung',
      reason: 'A new year',
      set: new Date('2026-11-19T00:00:00Z'),
    },
    {
      amount_minor: 120_000,
      valid_from: new Date('2026-01-01T00:00:00Z'),
      by: '',
      reason: '',
      set: new Date('2025-12-01T00:00:00Z'),
    },
  ],
}
const seller: WireSeller = {
  variant: 'systole-cn',
  brand: 'Xinyin 心音',
  version: 3,
  details: { legalName: 'Xinyin Ltd', address: '', email: '', prefix: 'XY', taxes: {} },
  changed: new Date('2026-11-01T00:00:00Z'),
  by: 'Grace Yeung',
}

function open(answers: Parameters<typeof renderVetPage>[1] = {}, language?: 'zh_hk') {
  return renderVetPage(
    <PricesScreen />,
    {
      [PRICES]: { code: 0, data: { products: [product] } },
      [SELLERS]: { code: 0, data: { sellers: [seller] } },
      ...answers,
    },
    { at: '/prices', session: { user_type: 'internal_admin' }, ...(language && { language }) },
  )
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('a product is listed with its price, since when, and what is to come', async () => {
  await open()
  const row = await screen.findByRole('row', { name: /Basic, TWD/ })
  expect(within(row).getByText('TWD 1,200')).toBeVisible()
  expect(within(row).getByText('initial price')).toBeVisible()
  expect(within(row).getByText(/TWD 1,300 from 1 Jan 2099/)).toBeVisible()
})

test('products and sellers are named in the reader’s language, sellers by the name of their portal', async () => {
  await open({}, 'zh_hk')
  expect(await screen.findByText('基本，TWD')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Xinyin 心音 的賣方' })).toBeVisible()
  expect(screen.queryByText(/systole-cn/)).toBeNull()
  expect(field('登記號碼（日本）')).toBeVisible()
})

test.each([
  ['1200.5', 'TWD prices must be whole dollars.'],
  ['nothing', 'Enter an amount above zero, with no more decimals than the currency has.'],
  ['0', 'Enter an amount above zero, with no more decimals than the currency has.'],
])('the price %s is refused beside its field before anything is sent', async (amount, words) => {
  const { user, calls } = await open()
  await user.click(await screen.findByRole('button', { name: 'Change the price of Basic, TWD' }))
  await user.type(field('New price in TWD'), amount)
  await user.type(field('Reason'), 'Costs')
  await user.click(screen.getByRole('button', { name: 'Set price' }))
  expect(screen.getByText(words)).toBeVisible()
  expect(calls(SET)).toEqual([])
})

test('a price is set with its reason, and a double click sets it once', async () => {
  const { user, calls } = await open({ [SET]: { code: 0, data: { product } } })
  await user.click(await screen.findByRole('button', { name: 'Change the price of Basic, TWD' }))
  await user.type(field('New price in TWD'), '1,350')
  await user.type(field('Reason'), 'Costs')
  await user.dblClick(screen.getByRole('button', { name: 'Set price' }))
  expect(await screen.findByText('Price saved')).toBeVisible()
  const [first, ...more] = calls(SET)
  expect(more).toEqual([])
  expect(first?.fields.params).toBe(JSON.stringify({ amount_minor: 135_000, reason: 'Costs' }))
})

test('what is wrong with a seller is marked at its field', async () => {
  const { user, calls } = await open()
  await user.clear(await screen.findByRole('textbox', { name: /Registered name/ }))
  await user.type(field('Rate, Japan'), '101')
  await user.click(screen.getByRole('button', { name: 'Save seller' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Check the marked fields.')
  const marked = screen
    .getAllByRole<HTMLInputElement>('textbox')
    .filter((each) => each.getAttribute('aria-invalid') === 'true')
    .map((each) => each.labels?.[0]?.textContent)
  expect(marked).toEqual([expect.stringContaining('Registered name'), 'Rate, Japan'])
  expect(calls(SAVE)).toEqual([])
})

test('a seller that somebody else changed meanwhile is not overwritten', async () => {
  const { user, calls } = await open({ [SAVE]: { code: -6025 } })
  await user.type(await screen.findByRole('textbox', { name: 'Address' }), '1 Nanjing Road')
  await user.click(screen.getByRole('button', { name: 'Save seller' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(calls(SAVE)[0]?.fields).toMatchObject({ variant: 'systole-cn', version: '3' })
  expect(field('Address').value).toBe('1 Nanjing Road')
})
