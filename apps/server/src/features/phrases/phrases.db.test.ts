import { PhraseLanguage } from '@systole/domain/phrases/phrase'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { seedPhrases } from './seed-phrases.ts'

type Person = Awaited<ReturnType<TestApp['as']>>

let portal: TestApp
let admin: Person
let reader: Person
const seed = () => seedPhrases(portal.context.database, portal.clock.now())

beforeAll(async () => {
  portal = await testApp()
  admin = await portal.as('internal_admin')
  reader = await portal.as('cardiologist')
  await seed()
})
afterAll(() => portal.close())

async function list(language: PhraseLanguage = 'en_us') {
  const reply = await reader.api.phrases.queryPhrases({ language })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.phrases
}

test.each(PhraseLanguage.options)('SPEC 18: there are first phrases in %s', async (language) => {
  expect((await list(language)).length).toBeGreaterThan(15)
})

const fields = { language: 'en_us', section: 'echo', label: 'Own', body: 'As I say.' } as const

test('SPEC 18: an admin adds, changes and takes out a phrase', async () => {
  const { savePhrase, deletePhrase } = admin.api.phrases
  const added = await savePhrase({ ...fields, version: 0 })
  if (!added.ok) throw new Error(added.message)
  const { phid, version } = added.data.phrase
  expect(await savePhrase({ ...fields, version: 0 })).toMatchObject({ data: { field: 'label' } })
  expect(await savePhrase({ ...fields, phid, version: version + 1 })).toMatchObject({
    error: 'versionConflict',
  })
  await savePhrase({ ...fields, phid, version, body: 'Otherwise.' })
  expect(await list()).toContainEqual(expect.objectContaining({ phid, body: 'Otherwise.' }))
  await deletePhrase({ phid })
  expect(await deletePhrase({ phid })).toMatchObject({ ok: true })
  expect((await list()).some((phrase) => phrase.phid === phid)).toBe(false)
  expect(await savePhrase({ ...fields, version: 0 })).toMatchObject({ data: { phrase: { phid } } })
})

test('a first phrase that was taken out does not come back with the next start', async () => {
  const [first] = await list('ja')
  await admin.api.phrases.deletePhrase({ phid: first?.phid ?? '' })
  await seed()
  expect((await list('ja')).some(({ phid }) => phid === first?.phid)).toBe(false)
})

test.each(['cardiologist', 'sales'] as const)('ROLE-1 a %s changes no phrase', async (role) => {
  const { api } = await portal.as(role)
  expect(await api.phrases.savePhrase({ ...fields, version: 0 })).toMatchObject({ code: -102 })
})

test('ROLE-1 a vet reads no phrases', async () => {
  const { api } = await portal.as('vet')
  expect(await api.phrases.queryPhrases({ language: 'ko' })).toMatchObject({ code: -102 })
})

test('SPEC 18: a cardiologist keeps phrases of their own, which no one else is offered or may change', async () => {
  const other = await portal.as('cardiologist')
  const mine = { ...fields, label: 'My words', own: true }
  const added = await reader.api.phrases.savePhrase({ ...mine, version: 0 })
  if (!added.ok) throw new Error(added.message)
  const { phid } = added.data.phrase
  expect(added.data.phrase).toMatchObject({ own: true, label: 'My words' })
  expect(await list()).toContainEqual(expect.objectContaining({ phid }))
  for (const person of [other, admin]) {
    const seen = await person.api.phrases.queryPhrases({ language: 'en_us' })
    expect(JSON.stringify(seen)).not.toContain('My words')
    expect(await person.api.phrases.deletePhrase({ phid })).toMatchObject({ code: -103 })
  }
  expect(await other.api.phrases.savePhrase({ ...mine, version: 0 })).toMatchObject({ ok: true })
  const [first] = await list()
  expect(await reader.api.phrases.deletePhrase({ phid: first?.phid ?? '' })).toMatchObject({
    code: -102,
  })
  expect(await admin.api.phrases.savePhrase({ ...mine, version: 0 })).toMatchObject({ code: -102 })
})

test('SPEC 18: the phrases of a section stand in the order an admin gave them', async () => {
  const inThorax = async () => (await list()).filter(({ section }) => section === 'thorax')
  const wanted = (await inThorax()).map(({ phid }) => phid).toReversed()
  expect(await admin.api.phrases.orderPhrases({ phids: wanted })).toMatchObject({ ok: true })
  expect((await inThorax()).map(({ phid }) => phid)).toEqual(wanted)
  const ecg = (await list()).find(({ section }) => section === 'ecg')
  expect(
    await admin.api.phrases.orderPhrases({ phids: [...wanted, ecg?.phid ?? ''] }),
  ).toMatchObject({ code: -103 })
  expect(await reader.api.phrases.orderPhrases({ phids: wanted })).toMatchObject({ code: -102 })
})

test('SPEC 18: in how many cases a phrase was taken is counted, once a case', async () => {
  const vet = await portal.as('vet')
  const [phrase] = await list()
  const phid = phrase?.phid ?? ''
  for (const cases of [1, 2]) {
    const usid = await portal.build.consult(vet, { status: 'data_processing' })
    for (const _ of [1, 2]) {
      expect(await reader.api.phrases.notePhraseUse({ phid, usid })).toMatchObject({ ok: true })
    }
    const listed = await list()
    expect(listed.find((each) => each.phid === phid)?.used).toBe(cases)
    expect(listed.filter((each) => each.phid !== phid && each.used > 0)).toEqual([])
  }
  expect(await reader.api.phrases.notePhraseUse({ phid, usid: 'none' })).toMatchObject({
    code: -6002,
  })
  expect(await vet.api.phrases.notePhraseUse({ phid, usid: 'none' })).toMatchObject({ code: -102 })
})

test('SPEC 18: a phrase for one mode and question is kept as such', async () => {
  const place = { mode: 'basic', question: 'prognosis' } as const
  const saved = await admin.api.phrases.savePhrase({ ...fields, label: 'P', version: 0, ...place })
  expect(saved).toMatchObject({ data: { phrase: place } })
  expect(await admin.api.phrases.savePhrase({ ...fields, label: 'Q', version: 0 })).toMatchObject({
    data: { phrase: { mode: '', question: '' } },
  })
})
