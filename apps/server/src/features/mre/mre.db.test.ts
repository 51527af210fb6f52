import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '../../db/schema/cases.ts'
import { mrePhraseTexts } from '../../db/schema/mre.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { seedMre } from './seed-mre.ts'

type Person = Awaited<ReturnType<TestApp['as']>>

let portal: TestApp
let admin: Person
let reviewer: Person
const seed = () => seedMre(portal.context.database, portal.clock.now())

beforeAll(async () => {
  portal = await testApp()
  admin = await portal.as('internal_admin')
  reviewer = await portal.as('reviewer')
  await seed()
})
afterAll(() => portal.close())

async function phrases(type: 'ecg1l' | 'ecg6l' = 'ecg1l') {
  const reply = await reviewer.api.mre.getMrePhrases({ type })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.data
}
async function messages(section: string, language: 'en' | 'ja' | 'zh_hk' | 'ko' = 'en') {
  const { sections } = await phrases()
  return sections.find(({ type }) => type === section)?.messages[language] ?? []
}
async function catalogue(id: string) {
  const reply = await admin.api.mre.queryMreCatalogue({})
  if (!reply.ok) throw new Error(reply.message)
  const found = reply.data.phrases.find((phrase) => phrase.id === id)
  if (!found) throw new Error(`${id} is not in the catalogue`)
  return found
}
async function newest(id: string, language: 'en' | 'ja' | 'zh_hk' | 'ko' = 'en') {
  const { texts } = await catalogue(id)
  return texts.find((each) => each.language === language)?.versions[0]
}

test('CALL-44 the phrases come by section in English and Japanese, as drafts until they are approved', async () => {
  const { type, version, sections } = await phrases('ecg6l')
  expect(type).toBe('ecg6l')
  expect(version).toBeGreaterThan(0)
  expect(sections.map((section) => section.type)).toEqual([
    ...['diagnosis', 'suspected', 'interpretation', 'evaluation', 'p_morphology', 'qrs_morphology'],
  ])
  for (const { messages: each } of sections) {
    expect(each.en?.length).toBeGreaterThan(1)
    expect(each.ja?.length).toBe(each.en?.length)
  }
  expect(await messages('evaluation')).toContainEqual({
    id: 'ev.echo',
    value: 'Echocardiography',
    extras: { priority: 'recommended', draft: true },
  })
})

test('CALL-44 manual phrases are left out, and the office sees them', async () => {
  const { sections } = await phrases()
  const ids = sections.flatMap(({ messages: each }) => [...(each.en ?? []), ...(each.ja ?? [])])
  expect(ids.filter(({ id }) => id.startsWith('manual.'))).toEqual([])
  expect(await catalogue('manual.diagnosis')).toMatchObject({ manual: true })
})

test('ECG-6 diagnoses are sorted by label in each language', async () => {
  for (const language of ['en', 'ja'] as const) {
    const values = (await messages('diagnosis', language)).map(({ value }) => value)
    expect(values).toEqual(values.toSorted(new Intl.Collator(language, { numeric: true }).compare))
  }
})

test('a draft replaces an approved text when an admin approves it, and the history keeps both', async () => {
  const { saveMreText, approveMreText } = admin.api.mre
  const id = 'dx.vpc'
  const text = async () => (await messages('diagnosis')).find((each) => each.id === id)
  const first = await newest(id)
  const approval = { id, language: 'en', version: first?.version ?? 0 } as const
  expect(await approveMreText(approval)).toMatchObject({ ok: true })
  expect(await text()).toEqual({ id, value: first?.text, extras: {} })

  const before = (await phrases()).version
  const written = { id, language: 'en', text: 'VPC', version: first?.version ?? 0 } as const
  expect(await saveMreText(written)).toMatchObject({ ok: true })
  expect(await text()).toMatchObject({ value: first?.text })
  expect(await saveMreText({ ...written, text: 'Other' })).toMatchObject({ code: -6025 })
  expect(await approveMreText(approval)).toMatchObject({ code: -6025 })

  const draft = await newest(id)
  await approveMreText({ ...approval, version: draft?.version ?? 0 })
  expect(await text()).toEqual({ id, value: 'VPC', extras: {} })
  expect((await phrases()).version).toBeGreaterThan(before)
  const { texts } = await catalogue(id)
  const name = expect.stringMatching(/\w+ \w+/)
  expect(texts.find(({ language }) => language === 'en')?.versions).toMatchObject([
    { text: 'VPC', status: 'approved', written_by: name, approved_by: name },
    { text: first?.text, status: 'approved', written_by: '' },
  ])
})

test('every change of the catalogue is audited, and an approved text never changes', async () => {
  const { database } = portal.context
  const rows = await database
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.object, 'mrePhrase:dx.vpc'), eq(auditLog.actorId, admin.accountId)))
  expect(rows.map(({ action }) => action)).toEqual([
    ...['mre.textApproved', 'mre.textWritten', 'mre.textApproved'],
  ])
  const change = database.update(mrePhraseTexts).set({ text: 'changed' })
  await expect(change.where(eq(mrePhraseTexts.phraseId, 'dx.vpc'))).rejects.toThrow()
})

test('ECG-6 an admin adds a Chinese text, and takes it away again', async () => {
  const id = 'ev.echo'
  const written = { id, language: 'zh_hk', text: '心臟超聲波檢查', version: 0 } as const
  await admin.api.mre.saveMreText(written)
  expect(await messages('evaluation', 'zh_hk')).toMatchObject([{ id, value: '心臟超聲波檢查' }])
  const version = (await newest(id, 'zh_hk'))?.version ?? 0
  expect(await admin.api.mre.saveMreText({ ...written, text: '', version })).toMatchObject({
    ok: true,
  })
  expect(await messages('evaluation', 'zh_hk')).toEqual([])
  const english = { id, language: 'en', text: ' ', version: 1 } as const
  expect(await admin.api.mre.saveMreText(english)).toMatchObject({ code: -103 })
})

test('an admin adds a phrase and takes one out; a start does not bring it back', async () => {
  const { addMrePhrase, removeMrePhrase } = admin.api.mre
  const fresh = { section: 'evaluation', en: 'Urinalysis', ja: '尿検査' } as const
  expect(await addMrePhrase(fresh)).toMatchObject({ code: -103, data: { field: 'priority' } })
  expect(await addMrePhrase({ ...fresh, priority: 'could consider' })).toMatchObject({ ok: true })
  expect(await messages('evaluation', 'ja')).toContainEqual(
    expect.objectContaining({ value: '尿検査' }),
  )
  await removeMrePhrase({ id: 'dx.pac', removed: true })
  await seed()
  const isThere = async () => (await messages('diagnosis')).some(({ id }) => id === 'dx.pac')
  expect(await isThere()).toBe(false)
  await removeMrePhrase({ id: 'dx.pac', removed: false })
  expect(await isThere()).toBe(true)
  expect(await removeMrePhrase({ id: 'dx.none', removed: true })).toMatchObject({
    code: -103,
    data: { field: 'id' },
  })
})

test.each(['reviewer', 'sales', 'vet'] as const)(
  'ROLE-1 a %s changes no ECG phrase',
  async (role) => {
    const { api } = await portal.as(role)
    expect(await api.mre.queryMreCatalogue({})).toMatchObject({ code: -102 })
    const approval = { id: 'dx.vt', language: 'en', version: 1 } as const
    expect(await api.mre.approveMreText(approval)).toMatchObject({ code: -102 })
  },
)

test('ECG-6 a phrase is offered in the reviews of its services only', async () => {
  const { version } = await catalogue('dx.vt')
  const change = { id: 'dx.vt', services: ['ecg6l'], manual: false } as const
  const to6l = { ...change, services: ['ecg6l' as const] }
  expect(await admin.api.mre.saveMrePhrase({ ...to6l, version: version + 7 })).toMatchObject({
    code: -6025,
  })
  expect(await admin.api.mre.saveMrePhrase({ ...to6l, version })).toMatchObject({
    ok: true,
    data: { phrase: { services: ['ecg6l'], version: version + 1 } },
  })
  expect(await admin.api.mre.saveMrePhrase({ ...to6l, version })).toMatchObject({ code: -6025 })
  const offeredIn = async (type: 'ecg1l' | 'ecg6l') =>
    (await phrases(type)).sections
      .flatMap(({ messages: each }) => each.en ?? [])
      .some(({ id }) => id === 'dx.vt')
  expect([await offeredIn('ecg1l'), await offeredIn('ecg6l')]).toEqual([false, true])
  expect(await admin.api.mre.saveMrePhrase({ ...to6l, id: 'ev.echo', version: 1 })).toMatchObject({
    code: -103,
    data: { field: 'priority' },
  })
})

test('ECG-6 an admin orders a section, and a list that lacks a phrase is refused', async () => {
  const reply = await admin.api.mre.queryMreCatalogue({})
  if (!reply.ok) throw new Error(reply.message)
  const ids = reply.data.phrases.flatMap(({ id, section }) => (section === 'suspected' ? [id] : []))
  const order = (wanted: string[]) =>
    admin.api.mre.orderMrePhrases({ section: 'suspected', ids: wanted })
  expect(await order(ids.slice(1))).toMatchObject({ code: -6025 })
  expect(await order([...ids.slice(1), ids[1] ?? ''])).toMatchObject({ code: -6025 })
  expect(await order(ids.toReversed())).toMatchObject({ ok: true })
  const offered = (await messages('suspected')).map(({ id }) => id)
  expect(offered).toEqual(ids.toReversed().filter((id) => !id.startsWith('manual.')))
})

test('the history of a phrase names who changed it and its texts, the newest change first', async () => {
  const reply = await admin.api.mre.queryMreHistory({ id: 'dx.vpc' })
  if (!reply.ok) throw new Error(reply.message)
  const name = expect.stringMatching(/\w+ \w+/)
  expect(reply.data.changes).toMatchObject([
    { change: 'textApproved', by: name, language: 'en', text: 'VPC' },
    { change: 'textWritten', by: name, language: 'en', text: 'VPC' },
    { change: 'textApproved', by: name, language: 'en' },
    { change: 'textWritten', by: '', language: expect.any(String) },
    { change: 'textWritten', by: '', language: expect.any(String) },
  ])
  const other = await admin.api.mre.queryMreHistory({ id: 'dx.vt' })
  expect(other).toMatchObject({ data: { changes: [{ change: 'changed', by: name }, {}, {}] } })
})
