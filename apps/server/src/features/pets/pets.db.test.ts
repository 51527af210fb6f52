import { Species } from '@systole/domain/pets/pet'
import { isWeightCurrent } from '@systole/domain/pets/weighing'
import { DAY } from '@systole/domain/time/durations'
import { fromStamp } from '@systole/domain/time/stamp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
let vet: Awaited<ReturnType<TestApp['as']>>

beforeAll(async () => {
  portal = await testApp()
  vet = await portal.as('vet')
})
afterAll(() => portal.close())

const PET = {
  pname: '3381 Mochi',
  dob: '2020-06-20',
  species: 'cat',
  weight: 4200,
  neutered: 'snipped',
  bid: 'cat-british-shorthair',
  gender: 'F',
  owner_name: 'Ms Lee',
  owner_email: 'lee@owner.test',
} as const

test('NEW-5 NEW-8 CALL-22 CALL-23 a pet is registered and found by identifier and name, weight in grams', async () => {
  expect(await vet.api.pets.addPet(PET)).toMatchObject({ ok: true })
  expect(await vet.api.pets.queryUserPet({ pname: '3381 mochi' })).toMatchObject({
    data: {
      pet: {
        identifier: '3381',
        name: 'Mochi',
        weight: 4200,
        neutered: 'snipped',
        breed: 'British Shorthair',
        dob: '20200620',
      },
    },
  })
})

test('NEW-2 the name alone finds a pet while only one has it', async () => {
  expect(await vet.api.pets.queryUserPet({ pname: 'Mochi' })).toMatchObject({ ok: true })
  await vet.api.pets.addPet({ ...PET, pname: '9999 Mochi' })
  expect(await vet.api.pets.queryUserPet({ pname: 'Mochi' })).toMatchObject({
    code: -111,
    data: { pets: [{ pname: '9999 Mochi' }, { pname: '3381 Mochi' }] },
  })
})

test('NEW-2 a pet is read by its id, in its own hospital only', async () => {
  const pid = await portal.build.pet(vet.hospitalId)
  const stranger = await portal.as('vet')
  expect(await vet.api.pets.queryUserPet({ pid })).toMatchObject({ data: { pet: { pid } } })
  expect(await stranger.api.pets.queryUserPet({ pid })).toMatchObject({ code: -111 })
  expect(await vet.api.pets.queryUserPet({})).toMatchObject({
    code: -103,
    data: { field: 'pname' },
  })
})

test('NEW-9 a name in use is -126 and creates nothing; override makes a namesake; another hospital may use it', async () => {
  const before = await vet.api.pets.queryUserActivities({
    params: { year: new Date().getUTCFullYear() },
  })
  expect(await vet.api.pets.addPet({ ...PET, pname: '3381  MOCHI' })).toMatchObject({
    code: -126,
    data: { pets: [{ pname: '3381 Mochi', owner_name: 'Ms Lee' }] },
  })
  expect(
    await vet.api.pets.queryUserActivities({ params: { year: new Date().getUTCFullYear() } }),
  ).toEqual(before)
  expect(await vet.api.pets.addPet({ ...PET, override: true })).toMatchObject({ ok: true })
  const other = await portal.as('vet')
  expect(await other.api.pets.addPet(PET)).toMatchObject({ ok: true })
})

test('NEW-9 the same new pet sent ten times simultaneously is created once', async () => {
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => vet.api.pets.addPet({ ...PET, pname: '77 Twin' })),
  )
  expect(replies.filter((reply) => reply.ok)).toHaveLength(1)
  expect(replies.filter((reply) => !reply.ok && reply.code === -126)).toHaveLength(9)
})

test('ROLE-2 a pet of another hospital is not found', async () => {
  const stranger = await portal.as('vet')
  expect(await stranger.api.pets.queryUserPet({ pname: '77 Twin' })).toMatchObject({ code: -111 })
  const pid = await portal.build.pet(vet.hospitalId)
  expect(await stranger.api.pets.updateUserPet({ pid, params: { weight: 1 } })).toMatchObject({
    code: -111,
  })
  expect(await stranger.api.cases.createSession({ type: 'etest', pid })).toMatchObject({
    code: -111,
  })
})

test.each([
  ['a birth date in the future', { dob: '2999-01-01' }, 'dob'],
  ['a day that is none', { dob: '2023-02-30' }, 'dob'],
  ['an age over 110', { dob: '1900-01-01' }, 'dob'],
  ['a name of spaces', { pname: '   ' }, 'pname'],
  ['an owner e-mail that is none', { owner_email: 'lee at home' }, 'owner_email'],
  ['no breed', { bid: undefined }, 'bid'],
  ['a breed of another species', { bid: 'dog-beagle' }, 'bid'],
  ['others without the species text', { species: 'others', otherbreed: 'Syrian' }, 'otherpettype'],
  ['others without the breed text', { species: 'others', otherpettype: 'Hamster' }, 'otherbreed'],
] as const)('NEW-6 %s is -103 and names the field', async (_name, change, field) => {
  const reply = await vet.api.pets.addPet({ ...PET, pname: `1 ${field}`, ...change })
  expect(reply).toMatchObject({ code: -103, data: { field } })
})

test.each(Species.options.filter((species) => species !== 'others'))(
  'CALL-25 %s has breeds',
  async (tpet) => {
    const reply = await vet.api.pets.queryBreeds({ tpet })
    expect(reply.ok && reply.data.breeds.length).toBeGreaterThan(0)
  },
)

test('CALL-24 a correction is written and logged on the pet’s cases', async () => {
  const petId = await portal.build.pet(vet.hospitalId)
  const usid = await portal.build.consult(vet, { petId })
  expect(await vet.api.pets.updateUserPet({ pid: petId, params: { weight: 4500 } })).toMatchObject({
    data: { pet: { weight: 4500 } },
  })
  expect(await vet.api.cases.queryEventLog({ usid })).toMatchObject({
    data: { events: [{ action: 'pet.corrected', note: 'weightGrams' }] },
  })
})

test('CALL-24 a name, species and breed are corrected together, and nothing changed is nothing logged', async () => {
  const pid = await portal.build.pet(vet.hospitalId, { identifier: '61', name: 'Mocchi' })
  const usid = await portal.build.consult(vet, { petId: pid })
  const params = { pname: '61 Mochi', species: 'dog', bid: 'dog-beagle' } as const
  const corrected = { pname: '61 Mochi', species: 'dog', breed: 'Beagle' }
  expect(await vet.api.pets.updateUserPet({ pid, params })).toMatchObject({
    data: { pet: corrected },
  })
  expect(await vet.api.pets.updateUserPet({ pid, params })).toMatchObject({ ok: true })
  expect(await vet.api.pets.queryUserPet({ pname: '61 mochi' })).toMatchObject({
    data: { pet: corrected },
  })
  expect(await vet.api.cases.queryEventLog({ usid })).toMatchObject({
    data: { events: [{ action: 'pet.corrected', note: 'name, species, breedId' }] },
  })
})

test.each([
  ['a breed of another species', { species: 'dog' }, 'bid'],
  ['others without words', { species: 'others' }, 'otherpettype'],
  ['a breed that is none', { bid: 'cat-unicorn' }, 'bid'],
  ['a name of spaces', { pname: '  ' }, 'pname'],
  ['a birth date in the future', { dob: '2999-01-01' }, 'dob'],
  ['an owner e-mail that is none', { owner_email: 'lee at home' }, 'owner_email'],
] as const)(
  'CALL-24 %s is -103, names the field and changes nothing',
  async (_name, params, field) => {
    const pid = await portal.build.pet(vet.hospitalId)
    const before = await vet.api.pets.queryUserPet({ pid })
    expect(await vet.api.pets.updateUserPet({ pid, params })).toMatchObject({
      code: -103,
      data: { field: expect.stringContaining(field) },
    })
    expect(await vet.api.pets.queryUserPet({ pid })).toEqual(before)
  },
)

test.each([
  ['{"weight":0}', 'weight'],
  ['{"weight":2000001}', 'weight'],
  ['{"weight":"4200"}', 'weight'],
  ['{"gender":"X"}', 'gender'],
  ['{"pname":""}', 'pname'],
  [`{"pname":"${'x'.repeat(201)}"}`, 'pname'],
  ['{"owner_name":"a\\u0000b"}', 'owner_name'],
  ['[]', 'params'],
  ['nonsense', 'params'],
])('ERR-4 a correction %s is refused and names the field', async (params, field) => {
  const pid = await portal.build.pet(vet.hospitalId)
  const response = await portal.app.inject({
    method: 'POST',
    url: '/api/update_user_pet',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ sid: vet.sid, pid, params }).toString(),
  })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({ code: field === 'owner_name' ? -134 : -103 })
  expect(response.json().message).toContain(field)
})

test('CALL-24 another pet’s name is -126 with who bears it; one’s own in other letters is not', async () => {
  await portal.build.pet(vet.hospitalId, { identifier: '62', name: 'Taken' })
  const pid = await portal.build.pet(vet.hospitalId, { identifier: '62', name: 'Free' })
  expect(await vet.api.pets.updateUserPet({ pid, params: { pname: '62 taken' } })).toMatchObject({
    code: -126,
    data: { pets: [{ pname: '62 Taken' }] },
  })
  expect(await vet.api.pets.updateUserPet({ pid, params: { pname: '62 FREE' } })).toMatchObject({
    data: { pet: { pname: '62 FREE' } },
  })
})

test('CALL-24 two pets renamed to one name at the same time: one gets it', async () => {
  const pids = [await portal.build.pet(vet.hospitalId), await portal.build.pet(vet.hospitalId)]
  const replies = await Promise.all(
    pids.map((pid) => vet.api.pets.updateUserPet({ pid, params: { pname: '63 Only' } })),
  )
  expect(replies.map((reply) => (reply.ok ? 0 : reply.code)).sort()).toEqual([-126, 0])
})

test('NEW-9 six namesakes made on purpose at the same time are all made', async () => {
  const replies = await Promise.all(
    Array.from({ length: 6 }, () =>
      vet.api.pets.addPet({ ...PET, pname: '88 Echo', override: true }),
    ),
  )
  expect(replies.filter((reply) => reply.ok)).toHaveLength(6)
})

test('NEW-2 a name typed in parts and with many spaces is found by its bare name', async () => {
  await vet.api.pets.addPet({ ...PET, pname: '41  Ame\u0301lie   Rose' })
  expect(await vet.api.pets.queryUserPet({ pname: 'Am\u00e9lie Rose' })).toMatchObject({
    data: { pet: { name: 'Am\u00e9lie Rose' } },
  })
})

test('CASE-8 the same weight again confirms it for the case; a case long after a registration has none', async () => {
  const own = await portal.as('vet')
  const petId = await portal.build.pet(own.hospitalId, { weightGrams: 9800 })
  portal.clock.advance(30 * DAY)
  const api = portal.client(await portal.sessionOf(own.accountId))
  const opened = await api.cases.createSession({ type: 'etest', uid: own.accountId, pid: petId })
  if (!opened.ok) throw new Error(opened.message)
  const { usid } = opened.data
  const weighing = async () => {
    const reply = await api.cases.querySessionInfo({ usid })
    if (!reply.ok) throw new Error(reply.message)
    const { date, pet } = reply.data.session
    const [weighedAt, openedAt] = [fromStamp(pet.demographic.weighed), fromStamp(date)]
    if (!weighedAt || !openedAt) throw new Error('both are stamps')
    return isWeightCurrent({ weighedAt, openedAt })
  }
  expect(await weighing()).toBe(false)
  await api.pets.updateUserPet({ pid: petId, params: { owner_name: 'Ms Wong' } })
  expect(await weighing()).toBe(false)
  await api.pets.updateUserPet({ pid: petId, params: { weight: 9800 } })
  expect(await weighing()).toBe(true)
})

test('NEW-7 a birth date reckoned from an age says so, until a date is given', async () => {
  const own = await portal.as('vet')
  const added = await own.api.pets.addPet({ ...PET, dob_estimated: true })
  if (!added.ok) throw new Error(added.message)
  const { pid } = added.data
  const estimated = async () => {
    const reply = await own.api.pets.queryUserPet({ pid })
    return reply.ok && reply.data.pet.dob_estimated
  }
  expect(await estimated()).toBe(true)
  await own.api.pets.updateUserPet({ pid, params: { weight: 4300 } })
  expect(await estimated()).toBe(true)
  await own.api.pets.updateUserPet({ pid, params: { dob: '2020-01-01' } })
  expect(await estimated()).toBe(false)
})
