import type { queryUserActivities, WirePetListEntry } from '@systole/contract/hospitals/pets'
import type { Sent, WireInputOf } from '@systole/contract/wire/endpoint'
import { RecordColumn } from '@systole/domain/pets/record-list'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertManyPets } from '../../testing/many-pets.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
let vet: Awaited<ReturnType<TestApp['as']>>
const year = new Date().getUTCFullYear()
type Params = WireInputOf<typeof queryUserActivities>['params']

/** Six pets that every column sorts differently. */
const PETS = [
  { identifier: '1', name: 'Mochi', species: 'cat', birthDate: '2020-01-01', weightGrams: 4200 },
  { identifier: '2', name: 'momo', species: 'rabbit', birthDate: '2024-05-01', weightGrams: 1800 },
  { identifier: '3', name: '小黑', species: 'dog', birthDate: '2015-03-01', weightGrams: 30500 },
  { identifier: '4', name: '黑仔', species: 'dog', birthDate: '2022-07-01', weightGrams: 9900 },
  {
    identifier: '5',
    name: '100% Éclair_',
    species: 'cat',
    birthDate: '2010-01-01',
    weightGrams: 5100,
  },
  { identifier: '', name: '𠮷吉', species: 'parrot', birthDate: '2001-01-01', weightGrams: 90 },
] as const

beforeAll(async () => {
  portal = await testApp()
  vet = await portal.as('vet')
  // Spaced apart, because two within one millisecond would have no order.
  for (const [day, pet] of PETS.entries())
    await portal.build.pet(vet.hospitalId, {
      ...pet,
      createdAt: new Date(Date.UTC(year, 0, 2 + day)),
    })
  const stranger = await portal.as('vet')
  await portal.build.pet(stranger.hospitalId, { identifier: '9', name: 'Mochi of another' })
})
afterAll(() => portal.close())

async function list(params: Params, who = vet) {
  const reply = await who.api.pets.queryUserActivities({ params })
  if (!reply.ok) throw new Error(`${reply.code} ${reply.message}`)
  return reply.data
}
const names = ({ pets }: { pets: Sent<WirePetListEntry>[] }) =>
  pets.map(({ petName }) => petName).sort()

test.each([
  ['o', ['1 Mochi', '2 momo']],
  ['mo', ['1 Mochi', '2 momo']],
  ['  MOCHI ', ['1 Mochi']],
  ['1 Mo', ['1 Mochi']],
  ['黑', ['3 小黑', '4 黑仔']],
  ['小', ['3 小黑']],
  ['小黑', ['3 小黑']],
  ['𠮷', ['𠮷吉']],
  ['吉', ['𠮷吉']],
  ['%', ['5 100% Éclair_']],
  ['_', ['5 100% Éclair_']],
  ['e\u0301cl', ['5 100% Éclair_']],
  ['\\', []],
  ['黑小', []],
  ['of another', []],
])('NEW-4 the part of a name %j finds %j', async (pname, found) => {
  const reply = await list({ year, pname })
  expect(names(reply)).toEqual(found)
  expect(reply).toMatchObject({ total: found.length, in_year: PETS.length, next: '' })
})

test('NEW-4 name and species narrow together; the year is counted whole', async () => {
  expect(await list({ year, pname: '黑', species: 'dog' })).toMatchObject({ total: 2, in_year: 6 })
  expect(await list({ year, pname: '黑', species: 'cat' })).toMatchObject({ total: 0, in_year: 6 })
  expect(names(await list({ year, species: 'cat' }))).toEqual(['1 Mochi', '5 100% Éclair_'])
})

test('NEW-4 a pet is listed in the year of its last visit, and in all years when none is asked for', async () => {
  expect(await list({ year: 2019 })).toMatchObject({ pets: [], total: 0, in_year: 0, next: '' })
  expect(await list({})).toMatchObject({ total: 6 })
})

test('NEW-4 the year turns at midnight, neither side twice', async () => {
  const clinic = await portal.as('vet')
  const before = new Date(Date.UTC(2021, 0, 1) - 1)
  const after = new Date(Date.UTC(2021, 0, 1))
  await portal.build.pet(clinic.hospitalId, { name: 'Old', createdAt: before })
  await portal.build.pet(clinic.hospitalId, { name: 'New', createdAt: after })
  expect((await list({ year: 2020 }, clinic)).pets).toMatchObject([{ lastVisit: '20201231235959' }])
  expect((await list({ year: 2021 }, clinic)).pets).toMatchObject([{ lastVisit: '20210101000000' }])
})

const SORTED: Record<RecordColumn, string[]> = {
  name: ['5 100% Éclair_', '1 Mochi', '2 momo', '3 小黑', '4 黑仔', '𠮷吉'],
  species: ['5 100% Éclair_', '1 Mochi', '3 小黑', '4 黑仔', '𠮷吉', '2 momo'],
  age: ['2 momo', '4 黑仔', '1 Mochi', '3 小黑', '5 100% Éclair_', '𠮷吉'],
  weight: ['𠮷吉', '2 momo', '1 Mochi', '5 100% Éclair_', '4 黑仔', '3 小黑'],
  lastVisit: ['1 Mochi', '2 momo', '3 小黑', '4 黑仔', '5 100% Éclair_', '𠮷吉'],
  type: ['1 Mochi', '2 momo', '3 小黑', '4 黑仔', '5 100% Éclair_', '𠮷吉'],
}

test.each(
  RecordColumn.options.flatMap((sort) => [
    { sort, direction: 'ascending' as const },
    { sort, direction: 'descending' as const },
  ]),
)('NEW-4 sorted by $sort $direction, pages of two hold every pet once', async (order) => {
  const expected =
    order.direction === 'ascending' ? SORTED[order.sort] : SORTED[order.sort].toReversed()
  const found: Sent<WirePetListEntry>[] = []
  let cursor = ''
  do {
    const page = await list({ year, ...order, limit: 2, ...(cursor && { cursor }) })
    expect(page.total).toBe(PETS.length)
    found.push(...page.pets)
    cursor = page.next
  } while (cursor)
  expect(found.map(({ petName }) => petName)).toEqual(expected)
  expect(found.map(({ idx }) => idx)).toEqual([0, 1, 2, 3, 4, 5])
})

test('NEW-4 a pet that comes while one pages shifts nothing', async () => {
  const clinic = await portal.as('vet')
  for (const [at, name] of ['A', 'B', 'C'].entries()) {
    const createdAt = new Date(Date.UTC(year, 0, 1, 0, 0, 0, at))
    await portal.build.pet(clinic.hospitalId, { name, createdAt })
  }
  const first = await list({ year, limit: 2 }, clinic)
  await portal.build.pet(clinic.hospitalId, { name: 'D' })
  const second = await list({ year, limit: 2, cursor: first.next }, clinic)
  expect(second.pets.map(({ petName }) => petName.slice(-1))).toEqual(['A'])
})

test('NEW-4 the last case gives visit, type and Reconsult; a follow-up takes Reconsult away', async () => {
  const clinic = await portal.as('vet')
  const petId = await portal.build.pet(clinic.hospitalId)
  const usid = await portal.build.consult(clinic, {
    petId,
    status: 'close',
    mode: 'advance',
    asked: ['additional_question_1'],
  })
  expect((await list({ year }, clinic)).pets).toMatchObject([
    { usid, type: 'Advance', reconsult: true },
  ])
  const clone = await clinic.api.cases.cloneSession({ usid })
  const followUp = clone.ok ? clone.data.usid : ''
  expect((await list({ year }, clinic)).pets).toMatchObject([
    { usid: followUp, type: '', reconsult: false },
  ])
})

test.each([
  'nonsense',
  Buffer.from('[]').toString('base64url'),
  Buffer.from('["lastVisit","descending",-1,1,1,"x","y"]').toString('base64url'),
  Buffer.from('["lastVisit","descending",1,1,1,"no time","y"]').toString('base64url'),
  Buffer.from('["lastVisit","descending",1,1,1,{},"y"]').toString('base64url'),
  Buffer.from('["lastVisit","descending",1,1,1,"2026-01-01 00:00:00+00"]').toString('base64url'),
  Buffer.from('["weight","descending",1,1,1,"5","y"]').toString('base64url'),
  Buffer.from('["lastVisit","descending",1,1,1,"2026-01-01 00:00:00+00","\\u0000"]').toString(
    'base64url',
  ),
])('ERR-4 the cursor %s is refused', async (cursor) => {
  const reply = await vet.api.pets.queryUserActivities({ params: { year, cursor } })
  expect(reply).toMatchObject({ ok: false, code: -103 })
})

test('CALL-9 who asks as the specification does, with a year alone, gets the whole year', async () => {
  const clinic = await portal.as('vet')
  await Promise.all(Array.from({ length: 501 }, () => portal.build.pet(clinic.hospitalId)))
  expect((await list({ year }, clinic)).pets).toHaveLength(501)
  expect(await list({ year, limit: 500 }, clinic)).toMatchObject({ total: 501 })
})

test('NEW-4 the total of a year stops at 10,000 and says that there are more', async () => {
  const large = await portal.as('vet')
  await insertManyPets(portal.context.database, large.hospitalId, 10_000)
  const full = { total: 10_000, in_year: 10_000 }
  expect(await list({ year, limit: 1 }, large)).toMatchObject({
    ...full,
    ...{ total_capped: false, in_year_capped: false },
  })
  await portal.build.pet(large.hospitalId, { identifier: 'one more', name: '龜龜' })
  expect(await list({ year, limit: 1 }, large)).toMatchObject({
    ...full,
    ...{ total_capped: true, in_year_capped: true },
  })
  expect(await list({ year, limit: 1, pname: '龜龜' }, large)).toMatchObject({
    ...{ total: 1, total_capped: false, in_year: 10_000, in_year_capped: true },
  })
})
