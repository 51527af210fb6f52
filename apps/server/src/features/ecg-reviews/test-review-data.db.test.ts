import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { patching } from '../ecg-patches/testing/patching.ts'

let portal: TestApp
vi.setConfig({ testTimeout: 120_000 }) // the file is read by its own process
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

test('CALL-34 a test has its recordings, measurements, proposals with evidence, and references', async () => {
  const work = await patching(portal)
  const { queryTestReviewData } = work.person.api.ecgTests
  const usid = work.caseId
  expect(await queryTestReviewData({ usid, test_type: 'econsult' })).toMatchObject({
    data: {
      test: { type: 'econsult', status: 'data_processing' },
      recordings: [{ rid: work.rid }],
      patch: null,
      measurements: { values: { heartRatePerMinute: { n: expect.any(Number) } } },
      proposals: { heart_rate: { rrRate: expect.any(Number) } },
      earlier: [],
    },
  })
  const saved = await work.saved({ edits: [{ edit: 'addBeat', sample: 30, label: 'V' }] })
  const newest = await queryTestReviewData({ usid, fname: 'ecg_dog.json' })
  expect(newest).toMatchObject({
    data: {
      patch: { patch_revision: saved.patch_revision, author: { uid: work.person.accountId } },
      proposals: { ectopic: { has_vpc: true } },
    },
  })
  if (!newest.ok) throw new Error(newest.message)
  expect(newest.data.evidence.length).toBeGreaterThan(0)
  expect((await work.get(newest.data.beats_url ?? '')).statusCode).toBe(200)
})

test('CALL-34 what was read a while ago is answered alike, and a new revision is answered with its own values', async () => {
  const work = await patching(portal)
  const ask = async () => {
    const reply = await work.person.api.ecgTests.queryTestReviewData({ usid: work.caseId })
    if (!reply.ok) throw new Error(reply.message)
    const { patch, proposals, evidence, measurements } = reply.data
    return { revision: patch?.patch_revision, proposals, evidence, measurements }
  }
  const first = await ask()
  expect(await ask()).toEqual(first)
  expect(first.proposals).toMatchObject({ ectopic: { has_vpc: false, ranges: [] } })
  const saved = await work.saved({ edits: [{ edit: 'addBeat', sample: 30, label: 'V' }] })
  expect(await ask()).toMatchObject({
    revision: saved.patch_revision,
    proposals: { ectopic: { has_vpc: true, ranges: [{ kind: 'vpc', count: 1 }] } },
  })
})

test('CALL-34 a revision, file or test that does not belong to the case is refused', async () => {
  const [work, other] = [await patching(portal), await patching(portal)]
  const foreign = await other.saved({ edits: [{ edit: 'addBeat', sample: 30, label: 'V' }] })
  const { queryTestReviewData } = work.person.api.ecgTests
  const usid = work.caseId
  const sent = { patch_revision: foreign.patch_revision ?? '' }
  expect(await queryTestReviewData({ usid, ...sent })).toMatchObject({ code: -6002 })
  expect(await queryTestReviewData({ usid, fname: 'other.json' })).toMatchObject({ code: -6002 })
  expect(await queryTestReviewData({ usid, test_type: 'ecg6l' })).toMatchObject({
    code: -103,
    data: { field: 'test_type' },
  })
})

test('CALL-35 the history of a case lists the revisions of its beats', async () => {
  const work = await patching(portal)
  const saved = await work.saved({
    edits: [{ edit: 'addBeat', sample: 30, label: 'V' }],
    note: 'an early beat',
  })
  const reply = await work.person.api.reports.queryRevisionHistory({ usid: work.caseId })
  expect(reply).toMatchObject({
    data: {
      revisions: [
        {
          ...{ type: 'patch', role: 'reviewer', reason: 'an early beat' },
          patch_revision: saved.patch_revision,
        },
      ],
    },
  })
})
