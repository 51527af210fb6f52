import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { composeOnce } from './run-named.ts'

test('a statement is composed once, and runs with the values of each caller', () => {
  let composed = 0
  const statementFor = (values: { hospitalId: string; now: Date }) =>
    composeOnce('pets of a hospital', values, ({ hospitalId, now }) => {
      composed += 1
      return sql`select from pets where hospital_id = ${hospitalId} and born < ${now} and ${hospitalId} <> ''`
    })
  const [one, two] = [
    { hospitalId: 'a', now: new Date(1) },
    { hospitalId: 'b', now: new Date(2) },
  ]
  expect(statementFor(one)).toMatchObject({
    text: `select from pets where hospital_id = $1 and born < $2 and $3 <> ''`,
    values: ['a', one.now, 'a'],
  })
  expect(statementFor(two)).toMatchObject({ ...statementFor(one), values: ['b', two.now, 'b'] })
  expect(composed).toBe(1)
})

test('a statement that would keep the value of its first caller is refused', () => {
  const caller = { hospitalId: 'a' }
  const wrong = () => composeOnce('wrong', caller, () => sql`select ${caller.hospitalId}`)
  expect(wrong).toThrow('a value of one caller')
  expect(wrong).toThrow('a value of one caller')
})
