import { spawnSync } from 'node:child_process'
import { forPatient } from '@systole/fixtures/dicom/for-patient'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { payAt, plainClient, sha256 } from './support/plain-client.ts'
import { type RunningServer, startServer } from './support/server.ts'

const HISTORY = '三年前發現心雜音，近三星期夜間咳嗽。<script>alert(1)</script>'
const OWN_QUESTION = '下星期可以全身麻醉洗牙嗎？'
const ANSWER = '心臟大小正常，VHS 7.7。可以麻醉，但需監測血壓。<b>不可</b>使用氯胺酮。'

let server: RunningServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

test('CALL-1 CALL-2 CALL-3 CALL-5 CALL-6 CALL-7 CALL-8 CALL-10 CALL-11 CALL-13 CALL-15 CALL-16 CALL-18 CALL-19 CALL-21 CALL-22 CALL-23 CALL-25 CALL-29 CALL-30 CALL-35 one case, whole, by plain HTTP: question, files, payment, answer, release, mail, PDF', async () => {
  const { call, accepted, login, prove, upload, download } = plainClient(server.url)
  const vet = await login('demo.vet2@systole.test')
  const settings = await accepted('query_user_settings', { sid: vet.sid })
  expect(settings).toMatchObject({ user_type: 'vet', currency: 'TWD' })

  const { breeds } = await accepted('query_breeds', { sid: vet.sid, tpet: 'cat' })
  const bid = breeds.find((breed: { name: string }) => breed.name === 'British Shorthair').bid
  const pet = {
    pname: '3381 麻糬',
    dob: '20200620',
    tpet: 'cat',
    species: 'cat',
    weight: 4200,
    neutered: 'snipped',
    bid,
    gender: 'F',
    owner_name: '林小姐',
  }
  const { pid } = await accepted('add_pet', { ...vet, ...pet })
  expect((await call('add_pet', { ...vet, ...pet })).code).toBe(-126)
  const found = await accepted('query_user_pet', { sid: vet.sid, pname: '3381 麻糬' })
  expect(found.pet).toMatchObject({ epid: pid, weight: 4200 })

  const { usid } = await accepted('create_cardiobirdx_session', {
    ...vet,
    type: 'etest',
    subtype: 'econsult',
    pid,
  })
  const clinical_input = {
    suspectedRespiratoryDiseaseValue: '44',
    breathingSound: { breathingSoundValue: 'crackles', othersTextValue: '' },
    clinicalSigns: { frequentCoughingValue: true },
    auscultation: {
      selectedHeartMurmurGradeValue: '3',
      selectedHeartMurmurTimingValue: 'systolic',
      selectedGallopHeartSoundValue: 'yes',
      selectedMuffledHeartSoundValue: 'no',
      selectedLocationValue: 'left',
      selectedSegmentValue: 'apical',
    },
    medicalHistoryTextfieldValue: HISTORY,
    dataValid: true,
  }
  await accepted('update_cardiobirdx_session', { sid: vet.sid, usid, params: { clinical_input } })

  const item = (type: string, value: string) => ({
    type,
    question: { time: '20261120100000', value },
    answer: { time: '', value: '' },
  })
  const questions = {
    mode: 'advance',
    time: '20261120100000',
    uid: vet.uid,
    question_session: [
      item('fullEvaluationAndAnesthesiaPlan', ''),
      item('additional_question_1', OWN_QUESTION),
    ],
  }
  await accepted('add_cardiobirdx_session_data', {
    ...vet,
    usid,
    type: 'supplementary',
    exinfo: {
      type: 'etest',
      sub_type: 'question to cardiologist',
      mode: 'advance',
      basic_list: {},
      advance_list: {},
    },
    embed_content: 1,
    fname: 'question_to_cardiologist',
    ftype: 'json',
    fcontent: Buffer.from(JSON.stringify(questions)).toString('base64'),
  })

  const { products } = await accepted('query_payment_gateway_products', { sid: vet.sid })
  const product = products.list.find((each: { mode: string }) => each.mode === 'advance')
  expect(product).toMatchObject({ currency: 'TWD', price: 2200, amount_minor: 220_000 })
  const info = {
    pg_type: product.pg_type,
    email: 'ignored@systole.test',
    name: 'ignored',
    timestamp: '20261120100000',
    products: [{ product_id: product.product_id, quantity: 1 }],
    usid,
    pet_id: pid,
    domain: server.url,
  }
  expect((await call('create_checkout_session', { ...vet, info })).code).toBe(-7004)

  const image = forPatient(await FIXTURES['thorax_large.dcm'](), { name: '麻糬', id: '7' })
  expect(image.length).toBeGreaterThan(50_000_000)
  const ecg = await FIXTURES['ecg_cat.json']()
  const echo = await FIXTURES['echo_4ch.mp4']()
  await upload(vet, usid, { name: '麻糬 胸腔 側位.dcm', fileType: 'chest X-ray', bytes: image })
  await upload(vet, usid, { name: 'ecg.json', fileType: 'ECG', bytes: ecg })
  await upload(vet, usid, { name: 'echo.mp4', fileType: 'echo', bytes: echo })
  const { files } = await accepted('query_cardiobirdx_session_uploaded_data', {
    sid: vet.sid,
    usid,
    types: 'supplementary',
  })
  expect(files.map((file: { name: string }) => file.name)).toEqual([
    '麻糬 胸腔 側位.dcm',
    'ecg.json',
    'echo.mp4',
  ])
  expect(sha256(await download(files[0].url))).toBe(sha256(image))

  const checkout = await accepted('create_checkout_session', { ...vet, info })
  expect(await accepted('create_checkout_session', { ...vet, info })).toEqual(checkout)
  expect(await payAt(checkout.url)).toContain('測試付款')
  const paid = await accepted('query_checkout_session', {
    ...vet,
    pg_type: checkout.pgType,
    id: checkout.id,
  })
  expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', usid })
  expect((await call('create_checkout_session', { ...vet, info })).code).toBe(-7003)
  const submitted = await accepted('query_session_info', { sid: vet.sid, usid })
  expect(submitted.session).toMatchObject({
    status: 'submit',
    tag: [{ tagid: 7 }],
    payment: 'paid',
  })

  const reader = await login('demo.cardiologist@systole.test')
  const worklist = await accepted('query_all_sessions', {
    sid: reader.sid,
    params: { status: ['submit'], order: 'deadline', record_per_page: 500 },
  })
  expect(worklist.sessions.map((session: { usid: string }) => session.usid)).toContain(usid)
  await accepted('update_cardiobirdx_session', {
    sid: reader.sid,
    usid,
    params: { status: 'data_processing' },
  })
  const seen = await accepted('query_cardiobirdx_session_uploaded_data', { sid: reader.sid, usid })
  expect(sha256(await download(seen.files[2].url))).toBe(sha256(echo))

  const draft = {
    answers: [
      { type: 'fullEvaluationAndAnesthesiaPlan', value: ANSWER },
      { type: 'additional_question_1', value: '可以。' },
    ],
    recommendations: [{ name: '三個月後覆檢 NT-proBNP', priority: 'strongly recommended' }],
    notes: '',
    quality: 'acceptable',
  }
  const saved = await accepted('add_cardiobirdx_session_review_data', {
    ...reader,
    usid,
    type: 'session_review_report',
    data: { draft, version: 0 },
  })
  const release = {
    ...reader,
    usid,
    type: 'session_release_report',
    data: { version: saved.version },
    proof: await prove(),
  }
  const { revision } = await accepted('add_cardiobirdx_session_review_data', release)
  expect((await accepted('add_cardiobirdx_session_review_data', release)).revision).toBe(revision)

  const closed = await vi.waitUntil(
    async () => {
      const info = await accepted('query_session_info', { sid: vet.sid, usid })
      return info.session.status === 'close' && info
    },
    { timeout: 30_000, interval: 300 },
  )
  expect(closed.session).toMatchObject({ status: 'close', revision: { report_revision: revision } })
  const history = await vi.waitUntil(
    async () => {
      const { revisions } = await accepted('query_cardiobirdx_session_revision_history', {
        sid: vet.sid,
        usid,
      })
      const sent = revisions[0].sent_to
      return (
        sent.length > 0 &&
        sent.every((each: { status: string }) => each.status === 'accepted') &&
        revisions
      )
    },
    { timeout: 30_000, interval: 300 },
  )
  expect(history).toMatchObject([{ revision, sent_to: [{ email: 'reports@daan.systole.test' }] }])

  const review = await accepted('query_cardiobirdx_review_data', {
    ...vet,
    usid,
    type: 'session_release_report',
  })
  const pdf = await download(review.pdf_url)
  expect(sha256(pdf)).toBe(review.pdf_sha256)
  const text = spawnSync('pdftotext', ['-raw', '-', '-'], {
    input: pdf,
    encoding: 'utf8',
  }).stdout.replaceAll(/\s/g, '')
  expect(text).toContain(OWN_QUESTION)
  expect(text).toContain(ANSWER.replaceAll(/\s/g, ''))
  expect(text).toContain('<script>alert(1)</script>')

  expect(await accepted('logout', { ...vet, logout: 1 })).toEqual({})
  expect((await call('query_session_info', { sid: vet.sid, usid })).code).toBe(-1002)
})
