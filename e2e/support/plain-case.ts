import assert from 'node:assert/strict'
import type { Caller, PlainClient } from './plain-client.ts'

const TIME = '20261120100000'
const PET = {
  dob: '20180312',
  tpet: 'dog',
  species: 'dog',
  weight: 8600,
  neutered: 'snipped',
  gender: 'M',
  owner_name: 'Ms Lee',
}
const CLINICAL = {
  suspectedRespiratoryDiseaseValue: '32',
  breathingSound: { breathingSoundValue: 'normal', othersTextValue: '' },
  clinicalSigns: { noClinicalSignsValue: true },
  auscultation: {
    selectedHeartMurmurGradeValue: '4',
    selectedHeartMurmurTimingValue: 'systolic',
    selectedGallopHeartSoundValue: 'no',
    selectedMuffledHeartSoundValue: 'no',
    selectedLocationValue: 'left',
    selectedSegmentValue: 'apical',
  },
  medicalHistoryTextfieldValue: 'Murmur found at vaccination two years ago.',
  dataValid: true,
}

export type PlainCase = { usid: string; pid: string; petName: string }

/** Creates a case that can be paid immediately: its one question is free text and needs no file. */
export async function describeCase(
  { accepted }: PlainClient,
  vet: Caller,
  petName: string,
): Promise<PlainCase> {
  const { breeds } = await accepted('query_breeds', { sid: vet.sid, tpet: 'dog' })
  const pet = { ...vet, ...PET, pname: `7001 ${petName}`, bid: breeds[0].bid }
  const { pid } = await accepted('add_pet', pet)
  const kind = { type: 'etest', subtype: 'econsult' }
  const { usid } = await accepted('create_cardiobirdx_session', { ...vet, ...kind, pid })
  const params = { clinical_input: CLINICAL }
  await accepted('update_cardiobirdx_session', { sid: vet.sid, usid, params })
  await accepted('add_cardiobirdx_session_data', questionFile(vet, usid))
  return { usid, pid, petName }
}

/** Returns the plain case's only question, as free text. */
export function questionFile(vet: Caller, usid: string): Record<string, unknown> {
  const own = { time: TIME, value: 'May he run in the hills again?' }
  const question_session = [
    { type: 'additional_question_1', question: own, answer: { time: '', value: '' } },
  ]
  const session = { mode: 'advance', time: TIME, uid: vet.uid, question_session }
  return {
    ...vet,
    usid,
    type: 'supplementary',
    exinfo: { type: 'etest', sub_type: 'question to cardiologist', mode: 'advance' },
    embed_content: 1,
    fname: 'question_to_cardiologist',
    ftype: 'json',
    fcontent: Buffer.from(JSON.stringify(session)).toString('base64'),
  }
}

/** Opens the checkout of a case, or finds the open one. */
export async function checkOut(
  { url, accepted }: PlainClient,
  vet: Caller,
  { usid, pid }: PlainCase,
): Promise<{ url: string; id: string; pgType: string }> {
  const { products } = await accepted('query_payment_gateway_products', { sid: vet.sid })
  const product = products.list.find(({ mode }: { mode: string }) => mode === 'advance')
  const info = {
    pg_type: product.pg_type,
    timestamp: TIME,
    products: [{ product_id: product.product_id, quantity: 1 }],
    usid,
    pet_id: pid,
    domain: url,
  }
  return accepted('create_checkout_session', { ...vet, info })
}

/** Claims a paid case and writes the whole report; only the signature is missing. */
export async function writeReport(
  { accepted }: PlainClient,
  reader: Caller,
  usid: string,
): Promise<{ version: number }> {
  const params = { status: 'data_processing' }
  await accepted('update_cardiobirdx_session', { sid: reader.sid, usid, params })
  const draft = {
    answers: [{ type: 'additional_question_1', value: 'Yes, on a lead and in the cool hours.' }],
    recommendations: [],
    notes: '',
    quality: 'acceptable',
  }
  const data = { draft, version: 0 }
  const saved = { ...reader, usid, type: 'session_review_report', data }
  const { version } = await accepted('add_cardiobirdx_session_review_data', saved)
  assert.equal(typeof version, 'number')
  return { version }
}

/** Returns the mails of the development inbox with their recipients. */
export async function readInbox({ url }: PlainClient): Promise<{ subject: string; to: string }[]> {
  const page = await (await fetch(`${url}/dev/inbox`)).text()
  const rows = page.matchAll(/<span class="subject">(.*?)<\/span><span class="to">(.*?)<\/span>/g)
  return [...rows].map(([, subject = '', to = '']) => ({ subject, to }))
}
