import { withRights } from '@systole/domain/access/permissions'
import { emptyEcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { FILE } from '../cases/ecg/testing/ecg-desk.ts'
import { ecgReviewing } from './testing/ecg-reviewing.ts'

/** The calls on ECG cases with what is right, malformed and out of reach, as a client without the portal's code sends them. */
vi.setConfig({ testTimeout: 120_000 }) // the file is read by its own process
type Fields = Readonly<Record<string, unknown>>
let portal: TestApp
let sids: Record<
  'vet' | 'otherVet' | 'patcher' | 'reviewer' | 'elsewhere' | 'admin' | 'sales' | 'ended',
  string
>
let usid: string
beforeAll(async () => {
  portal = await testApp()
  const work = await ecgReviewing(portal)
  const permissions = withRights({}, 'ecg6l', ['report.review'])
  sids = {
    ...{ vet: work.vet.sid, patcher: work.patcher.sid, reviewer: work.reviewer.sid },
    otherVet: (await portal.as('vet')).sid,
    elsewhere: (await portal.as('reviewer', { permissions })).sid,
    admin: work.admin.sid,
    sales: (await portal.as('sales')).sid,
    ended: 'A'.repeat(43),
  }
  usid = (await work.written()).usid
}, 120_000)
afterAll(() => portal.close())

async function call(path: string, who: keyof typeof sids, fields: Fields) {
  const form = new URLSearchParams({ sid: sids[who] })
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined)
      form.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  const { payload, statusCode } = await portal.app.inject({
    ...{ method: 'POST', url: `/api/${path}`, payload: form.toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(statusCode).toBe(200)
  return JSON.parse(payload)
}

const DRAFT = 'session_review_report'
const review = emptyEcgReview()
const mre = (params: Fields = {}) => ({
  ...{ type: 'ecg1l', stage: 'diagnosis' },
  params: { usid, review, ...params },
})

type Case = {
  path: string
  /** A request that is answered, by whom. */
  right: readonly [keyof typeof sids, () => Fields]
  /** Requests with one field that is wrong, and the field that the refusal names. */
  wrong: readonly (readonly [Fields, string])[]
  /** Those who find nothing. */
  unseen: readonly (keyof typeof sids)[]
  /** Those who may not ask. */
  denied: readonly (keyof typeof sids)[]
}
const EVERY_CASE: readonly (keyof typeof sids)[] = ['otherVet', 'elsewhere']

const CALLS: Readonly<Record<string, Case>> = {
  'CALL-29': {
    path: 'query_cardiobirdx_review_data',
    right: ['reviewer', () => ({ usid, type: DRAFT })],
    wrong: [
      [{ usid: undefined }, 'usid'],
      [{ type: undefined }, 'type'],
      [{ type: 'session_third_review' }, 'type'],
      [{ test_type: 'cpx' }, 'test_type'],
      [{ fname: FILE }, 'fname'],
      [{ contentFormat: 'xml' }, 'contentFormat'],
    ],
    unseen: EVERY_CASE,
    denied: ['vet', 'sales'],
  },
  'CALL-30': {
    path: 'add_cardiobirdx_session_review_data',
    right: ['reviewer', () => ({ usid, type: DRAFT, data: { version: 1, ecg_review: review } })],
    wrong: [
      [{ type: 'session_done' }, 'type'],
      [{ data: undefined }, 'data'],
      [{ data: '{' }, 'data'],
      [{ data: { version: -1, ecg_review: review } }, 'data.version'],
      [{ data: { version: 'one', ecg_review: review } }, 'data.version'],
      [{ data: { version: 1 } }, 'data.ecg_review'],
      [{ data: { version: 1, ecg_review: review, step: 'fourteen' } }, 'data.step'],
      [{ data: { version: 1, ecg_review: review, outcome: 'great' } }, 'data.outcome'],
      [{ data: { version: 1, ecg_review: review, outcome: 'agree' } }, 'data.outcome'],
    ],
    unseen: ['elsewhere'],
    denied: ['vet', 'otherVet', 'sales', 'admin'],
  },
  'CALL-33': {
    path: 'query_cardiobirdx_session_event_log',
    right: ['vet', () => ({ usid })],
    wrong: [[{ usid: undefined }, 'usid']],
    unseen: ['otherVet'],
    denied: ['patcher', 'reviewer', 'sales'],
  },
  'CALL-34': {
    path: 'query_cardiobirdx_session_test_review_data',
    right: ['reviewer', () => ({ usid, test_type: 'ecg1l' })],
    wrong: [
      [{ usid: undefined }, 'usid'],
      [{ patch_revision: 'newest' }, 'patch_revision'],
      [{ test_type: 'holter' }, 'test_type'],
      [{ median: 'perhaps' }, 'median'],
    ],
    unseen: ['elsewhere'],
    denied: ['vet', 'otherVet', 'sales'],
  },
  'CALL-35': {
    path: 'query_cardiobirdx_session_revision_history',
    right: ['reviewer', () => ({ usid })],
    wrong: [[{ usid: undefined }, 'usid']],
    unseen: EVERY_CASE,
    denied: ['sales'],
  },
  'CALL-36': {
    path: 'query_cardiobirdx_session_data_preview',
    right: ['reviewer', () => ({ usid, fname: FILE, view: 'ecg' })],
    wrong: [
      [{ usid: undefined }, 'usid'],
      [{ fname: undefined }, 'fname'],
      [{ view: 'lorenz' }, 'view'],
      [{ no_patch: 'perhaps' }, 'no_patch'],
    ],
    unseen: EVERY_CASE,
    denied: ['sales'],
  },
  'CALL-41': {
    path: 'sid_action',
    right: ['reviewer', () => ({ action: 'ticket', page: 'review', usid })],
    wrong: [
      [{ action: undefined }, 'action'],
      [{ action: 'renew' }, 'action'],
      [{ page: 'kitchen' }, 'page'],
    ],
    unseen: EVERY_CASE,
    denied: [],
  },
  'CALL-43': {
    path: 'get_mre_result',
    right: ['reviewer', () => mre()],
    wrong: [
      [{ type: 'econsult' }, 'type'],
      [{ stage: 'fourteen' }, 'stage'],
      [{ params: undefined }, 'params'],
      [{ params: { usid: '' } }, 'params.usid'],
    ],
    unseen: ['elsewhere'],
    denied: ['vet', 'otherVet', 'sales'],
  },
  'CALL-44': {
    path: 'get_mre_phrases',
    right: ['reviewer', () => ({ type: 'ecg1l' })],
    wrong: [
      [{ type: undefined }, 'type'],
      [{ type: 'econsult' }, 'type'],
    ],
    unseen: [],
    denied: ['vet', 'sales'],
  },
}

test.each(Object.entries(CALLS))(
  '%s answers what is right, names the field that is wrong, and shows nothing out of reach',
  async (_, { path, right: [who, fields], wrong, unseen, denied }) => {
    for (const [change, field] of wrong) {
      const reply = await call(path, who, { ...fields(), ...change })
      expect(reply, JSON.stringify(change)).toMatchObject({ code: -103, data: { field } })
    }
    for (const other of unseen)
      expect(await call(path, other, fields()), other).toMatchObject({ code: -6002 })
    for (const other of denied)
      expect(await call(path, other, fields()), other).toMatchObject({ code: -102 })
    expect(await call(path, 'ended', fields())).toMatchObject({ code: -1002 })
    const isOfCase = 'usid' in fields() || 'params' in fields()
    if (isOfCase) {
      const none = path === 'get_mre_result' ? mre({ usid: 'case_none' }) : { usid: 'case_none' }
      expect(await call(path, who, { ...fields(), ...none })).toMatchObject({ code: -6002 })
    }
    expect(await call(path, who, fields())).toMatchObject({ code: 0 })
  },
)

test('CALL-34 CALL-36 CALL-43 a file or revision that the case does not have is not found', async () => {
  const none = '20200101000000'
  for (const [id, change] of [
    ['CALL-34', { patch_revision: none }],
    ['CALL-34', { fname: 'other.json' }],
    ['CALL-36', { fname: 'other.json' }],
    ['CALL-36', { patch_revision: none }],
    ['CALL-43', mre({ patch_revision: none })],
  ] as const) {
    const row = CALLS[id]
    if (!row) throw new Error(id)
    const [who, fields] = row.right
    expect(await call(row.path, who, { ...fields(), ...change }), id).toMatchObject({ code: -6002 })
  }
})
