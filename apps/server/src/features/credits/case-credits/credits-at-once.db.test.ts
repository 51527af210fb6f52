import { expect, test } from 'vitest'
import { creditVet } from '../../../testing/credit-hospital.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { type CreditSteps, portalWithCredits } from '../testing/credit-steps.ts'

let portal: TestApp
let steps: CreditSteps
portalWithCredits((made, office) => {
  portal = made
  steps = office
})

let pet: Promise<string> | undefined

test('CALL-31 200 simultaneous deductions of one case: one is taken, 199 get -4022', async () => {
  const hospital = await creditVet(portal, { credits: 300 })
  const { caseId } = await hospital.aCase()
  const replies = await Promise.all(Array.from({ length: 200 }, () => steps.deduct(caseId)))
  expect(countsOf(replies)).toEqual({ 0: 1, '-4022': 199 })
  expect(await hospital.balance()).toBe(299)
}, 60_000)

test('CALL-31 200 cases at the same time share 130 credits: never below zero, no entry lost', async () => {
  const hospital = await creditVet(portal, { credits: 130 })
  const ids = await portal.context.database.transaction(async () => {
    const many: string[] = []
    for (let n = 0; n < 200; n += 1)
      many.push(await portal.build.consult(hospital.vet, { status: 'submit', petId: await aPet() }))
    return many
  })
  const replies = await Promise.all(ids.map((usid) => steps.deduct(usid)))
  expect(countsOf(replies)).toEqual({ 0: 130, '-4014': 70 })
  expect(await hospital.balance()).toBe(0)
  const paid = ids.filter((_, index) => replies[index]?.ok)
  const back = await Promise.all(
    paid.flatMap((usid) => [steps.refund(usid), steps.refund(usid), steps.deduct(usid)]),
  )
  const taken = back.filter((reply, index) => reply.ok && index % 3 === 2).length
  const given = back.filter((reply, index) => reply.ok && index % 3 !== 2).length
  expect(await hospital.balance()).toBe(given - taken)
  async function aPet() {
    pet ??= portal.build.pet(hospital.hospitalId)
    return pet
  }
}, 120_000)

function countsOf(replies: { ok: boolean; code?: number }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const reply of replies) {
    const code = String(reply.ok ? 0 : reply.code)
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}
