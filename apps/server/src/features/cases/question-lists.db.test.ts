import type { AdvanceList, BasicList } from '@systole/domain/questions/question-lists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { questionSession } from '../../testing/builders.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
let vet: Awaited<ReturnType<TestApp['as']>>

beforeAll(async () => {
  portal = await testApp()
  vet = await portal.as('vet')
})
afterAll(() => portal.close())

const YES = { value: true }

function file(usid: string) {
  const content = questionSession(vet.accountId, 'basic', ['prognosis'])
  return {
    usid,
    type: 'supplementary',
    fname: 'question_to_cardiologist',
    ftype: 'json',
    fcontent: Buffer.from(JSON.stringify(content)).toString('base64'),
  } as const
}

/** Asks for the prognosis, with these lists beside the file. */
async function ask(lists: { basic_list?: BasicList; advance_list?: AdvanceList }) {
  const usid = await portal.build.consult(vet)
  const kind = { sub_type: 'question to cardiologist', mode: 'basic' } as const
  const reply = await vet.api.cases.addSessionData({ ...file(usid), exinfo: { ...kind, ...lists } })
  const info = await vet.api.cases.querySessionInfo({ usid })
  if (!info.ok) throw new Error(info.message)
  return { reply, session: info.data.session }
}

test.each([
  ['another question', { basic_list: { riskOfAnesthesia: YES } }, 'basic_list.riskOfAnesthesia'],
  [
    'one question more',
    { basic_list: { prognosis: YES, riskOfAnesthesia: YES } },
    'basic_list.riskOfAnesthesia',
  ],
  ['no question', { basic_list: { prognosis: { value: false } } }, 'basic_list.prognosis'],
  [
    'a text that is too long',
    { advance_list: { additional_question_1: { value: true, text: 'x'.repeat(150) } } },
    'advance_list.additional_question_1.text',
  ],
])(
  'CASE-5 a list that chooses %s is refused by name, and nothing is saved',
  async (_, lists, field) => {
    const { reply, session } = await ask(lists)
    expect(reply).toMatchObject({ code: -103, data: { field: `exinfo.${field}` } })
    expect(session).toMatchObject({ status: 'open', question_session: null })
  },
)

test('CASE-5 lists that agree with the file are taken, and the other tab is kept', async () => {
  const { reply, session } = await ask({
    basic_list: { prognosis: YES, riskOfAnesthesia: { value: false } },
    advance_list: { additional_question_1: { value: true, text: 'Is a dental safe?' } },
  })
  expect(reply).toMatchObject({ ok: true })
  expect(session.question_session).toMatchObject({
    mode: 'basic',
    question_session: [{ type: 'prognosis' }],
    other_tab: [{ type: 'additional_question_1', value: 'Is a dental safe?' }],
  })
})

test('CASE-5 empty lists state nothing', async () => {
  const { reply, session } = await ask({ basic_list: {}, advance_list: {} })
  expect(reply).toMatchObject({ ok: true })
  expect(session.question_session).not.toHaveProperty('other_tab')
})

test.each([
  ['exinfo.basic_list.prognosis.value', { basic_list: { prognosis: { value: 'yes' } } }, '1'],
  ['exinfo.basic_list.prognosis', { basic_list: { prognosis: true } }, '1'],
  ['exinfo.basic_list.colour', { basic_list: { colour: YES } }, '1'],
  ['exinfo.advance_list', { advance_list: [] }, '1'],
  ['embed_content', {}, '0'],
])('ERR-4 %s of another shape is refused by name', async (field, lists, embed_content) => {
  const usid = await portal.build.consult(vet)
  const exinfo = { sub_type: 'question to cardiologist', mode: 'basic', ...lists }
  const form = { sid: vet.sid, ...file(usid), embed_content, exinfo: JSON.stringify(exinfo) }
  const reply = await portal.app.inject({
    method: 'POST',
    url: '/api/add_cardiobirdx_session_data',
    payload: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(reply.json()).toMatchObject({ code: -103, data: { field } })
})
