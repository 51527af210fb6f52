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

test.each(PhraseLanguage.options)(
  'decision 18: there are first phrases in %s',
  async (language) => {
    expect((await list(language)).length).toBeGreaterThan(15)
  },
)

const fields = { language: 'en_us', section: 'echo', label: 'Own', body: 'As I say.' } as const

test('decision 18: an admin adds, changes and takes out a phrase', async () => {
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
