import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pets } from '../../../db/schema/pets.ts'
import { paidCase } from '../../../testing/payable-case.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { refundSteps } from '../../payments/refunds/testing/refund-steps.ts'

let portal: TestApp
portalWithProducts((made) => {
  portal = made
})

/** Texts that a spreadsheet would interpret as a formula, and some that it would not. */
const NAMES = [
  ['=HYPERLINK("http://evil.test","Mochi")', `'=HYPERLINK("http://evil.test","Mochi")`],
  ['+852 2345 6789', "'+852 2345 6789"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1:A9)', "'@SUM(A1:A9)"],
  ['\t=1+1', "'\t=1+1"],
  ['\r=1+1', "'\r=1+1"],
  ['Bella, "the = one"\n毛毛', 'Bella, "the = one"\n毛毛'],
] as const

test('the spreadsheet that a person downloads holds no formula, and figures that are figures, below zero too', async () => {
  const vet = await portal.as('vet')
  const admin = await portal.as('internal_admin')
  const steps = refundSteps(portal)
  for (const [name] of NAMES) {
    const paid = await paidCase(portal, { vet })
    const own = eq(pets.petId, paid.payable.petId)
    await portal.context.database.update(pets).set({ name }).where(own)
    if (name !== NAMES[0][0]) continue
    await steps.wish(admin, paid, 10_050)
    await steps.send(paid)
  }
  const { data } = await accepted(vet.api.billing.queryStatement({}))
  const link = await accepted(
    vet.api.billing.openBillingFile({ paper: 'csv', id: data.statement.month }),
  )
  const file = await portal.app.inject({ url: link.data.url })
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(file.headers['content-disposition']).toMatch(/^attachment/)

  const rows: Record<string, string>[] = parse(file.rawPayload, { bom: true, columns: true })
  const payments = rows.filter(({ Amount }) => !Amount?.startsWith('-'))
  expect(payments.map(({ Patient }) => Patient).toSorted()).toEqual(
    NAMES.map(([, shown]) => shown).toSorted(),
  )
  expect(payments.map(({ Amount }) => Number(Amount))).toEqual(NAMES.map(() => 298))
  const [refund, ...more] = rows.filter(({ Amount }) => Amount?.startsWith('-'))
  expect(more).toEqual([])
  expect(refund).toMatchObject({ Currency: 'HKD', Amount: '-100.5', Patient: NAMES[0][1] })
  const cells = rows.flatMap((row) => Object.values(row)).filter((cell) => cell !== '-100.5')
  expect(cells.filter((cell) => /^\s*[=+\-@\t\r]/.test(cell))).toEqual([])
})

async function accepted<T extends { ok: boolean }>(call: Promise<T>) {
  const reply = await call
  if (!reply.ok) throw new Error(JSON.stringify(reply))
  return reply as Extract<T, { ok: true }>
}
