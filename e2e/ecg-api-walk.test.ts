import { spawnSync } from 'node:child_process'
import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'
import { syntheticDicom } from '@systole/fixtures/ecg-signal/synthetic-file'
import type { SyntheticEcgOptions } from '@systole/fixtures/ecg-signal/synthetic-options'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answeredReview } from './support/answered-review.ts'
import {
  type EcgPet,
  ecgWalk,
  PATIENCE,
  relabelled,
  type WireBeat,
} from './support/ecg-plain-walk.ts'
import { type Caller, plainClient, type Reply, sha256 } from './support/plain-client.ts'
import { type RunningServer, startServer } from './support/server.ts'

/** ECG cases from the recording of a device to the report, by plain HTTP calls to the built server. */
let server: RunningServer
let portal: ReturnType<typeof plainClient>
let walk: ReturnType<typeof ecgWalk>
let patcher: Caller
let reviewer: Caller
let admin: Caller

beforeAll(async () => {
  server = await startServer()
  portal = plainClient(server.url)
  walk = ecgWalk(portal)
  patcher = await portal.login('demo.patcher@systole.test')
  reviewer = await portal.login('demo.reviewer@systole.test')
  admin = await portal.login('demo.admin@systole.test')
})
afterAll(() => server?.stop())

/** Every step of a case that nothing delays: action, role, and the statuses before and after. Handbook 1.2. */
const STEPS = [
  'case.opened by vet: open',
  'file.added by vet',
  'case.submit by vet: upload → wait_for_preparation',
  'ecg.imported by system: wait_for_preparation → data_ready',
  'case.claim by patcher: data_ready → data_ready',
  'ecg.patched by patcher: data_ready → patch_done',
  'ecg.sent by patcher: patch_done → ready_for_review',
  'case.claim by reviewer: ready_for_review → 1st_reviewing',
  'review.done by reviewer: 1st_reviewing → review_done',
  'report.released by system: review_done → done',
]
/** The log also has the conditions of the recording, the checklist and notes. */
const BESIDE = ['clinical.saved', 'ecg.prepared', 'note.internal']

const SINUS = { species: 'dog', seed: 81, seconds: 30, samplesPerSecond: 250, rate: 110 } as const
/** Single VPCs, with half a second and a second of samples lost. */
const VPC = {
  ...{ species: 'dog', seed: 82, seconds: 60, samplesPerSecond: 500, leads: 6, rate: 110 },
  rhythm: { kind: 'ventricularPremature', pattern: 'couplet', every: 14 },
  losses: [
    { cause: 'constant', atSeconds: 20.1, seconds: 0.5 },
    { cause: 'constant', atSeconds: 41.3, seconds: 1, level: 'zero' },
  ],
} as const satisfies SyntheticEcgOptions
/** A beat of the analysis is the drawn one within this time. Handbook 6. */
const NEAR_SECONDS = 0.075

test.each([
  {
    ...{ language: 'English', vetOf: 'demo.ecg', pet: { identifier: '8101', name: 'Pepper' } },
    phrases: 'en',
    printed: [
      'ECG report',
      'Diagnosis Sinus rhythm within normal limits',
      '110 bpm, sinus rhythm, regular, no VPC or PAC seen.',
      'Evaluation and recommendations',
      'ECG re-check',
      'Note to the veterinarian in charge',
      'First review',
    ],
  },
  {
    ...{ language: 'Japanese', vetOf: 'demo.ecg.ja', pet: { identifier: '8102', name: '胡椒' } },
    phrases: 'ja',
    printed: [
      '心電図レポート',
      '診断 洞調律、正常範囲内',
      '洞調律、整、VPC・PACなし。',
      '評価と推奨事項',
      '心電図再検査',
      '主治獣医師への連絡',
      'みなと動物病院',
    ],
  },
] as const)(
  'CALL-29 CALL-30 CALL-33 CALL-34 CALL-35 CALL-44 ECG-7 ECG-9 a 1L recording of a device is reported in $language in time',
  async ({ vetOf, pet, phrases, printed }) => {
    const vet = await portal.login(`${vetOf}@systole.test`)
    const fname = `${pet.identifier}.json`
    const usid = await walk.open(vet, {
      ...{ pet, service: 'ecg1l' },
      file: { name: fname, bytes: deviceJson(SINUS) },
    })
    await walk.submit(vet, usid)
    await walk.prepare(patcher, usid, fname)
    await walk.step(reviewer, usid, { status: '1st_reviewing' })
    const { review } = await walk.readReview(reviewer, usid)
    const { data: catalogue } = await portal.accepted('get_mre_phrases', {
      ...{ ...reviewer, type: 'ecg1l' },
    })
    const phrase = (section: string, id: string) => {
      const { messages } = catalogue.sections.find(({ type }: Data) => type === section)
      return messages[phrases].find((each: Data) => each.id === id).value
    }
    const note = 'Call us if he faints. 失神したらお電話ください。'
    const ecg_review = answeredReview(review, {
      diagnosis_list: [
        { phrase_id: 'dx.sinus_normal', name: phrase('diagnosis', 'dx.sinus_normal') },
      ],
      evaluation_list: [
        {
          ...{ phrase_id: 'ev.recheck', name: phrase('evaluation', 'ev.recheck') },
          priority: 'could consider',
        },
      ],
      notes: { ...review.notes, for_vet_in_charge: note, for_education: 'Only for ourselves' },
    })
    const version = await walk.saveReview(reviewer, usid, { version: 0, ecg_review })
    const { revision } = await signAndRelease(vet, usid, version)
    expect(await stepsOf(usid)).toEqual(STEPS)
    await withinPromise(vet, usid)

    const { report, pdf } = await releasedReport(vet, usid)
    expect(report).toMatchObject({
      service: 'ecg1l',
      revision,
      vetNote: note,
      ectopy: { ranges: [] },
    })
    expect(report.measurements[0].value).toBeCloseTo(review.heart_rate.rrRate, 6)
    const text = textOf(pdf)
    for (const words of printed) expect(text).toContain(packed(words))
    expect(text).toContain(packed(note))
    expect(text).not.toContain(packed('Only for ourselves'))

    const history = await historyOf(vet, usid)
    expect(history).toMatchObject([{ revision, type: 'report' }])
    const mailed = history[0].sent_to.map(({ email }: Data) => email)
    const { report: settings } = await portal.accepted('query_user_settings', { sid: vet.sid })
    expect(mailed).toEqual(settings.report_email_list)
  },
)

test('CALL-29 CALL-34 CALL-35 CALL-36 CALL-43 ECG-3 ECG-9 the beat ranges of a 6L report are those of the patch revision', async () => {
  const vet = await portal.login('demo.ecg@systole.test')
  const pet = { identifier: '8103', name: 'Cinnamon' }
  const fname = 'cinnamon.dcm'
  const usid = await walk.open(vet, {
    ...{ pet, service: 'ecg6l' },
    file: { name: fname, bytes: dicomOf(VPC, pet) },
  })
  await walk.submit(vet, usid)
  const recording = await walk.imported(patcher, usid)
  await walk.step(patcher, usid, { status: 'data_ready' })
  const automatic = await walk.beatsAt(recording.beats.url)
  const edits = relabelled(automatic, trueLabels(VPC))
  const patch_revision = await walk.patch(patcher, usid, recording.rid, edits)
  await walk.finish(patcher, usid, 'ecg6l', fname)
  await walk.step(patcher, usid, { status: 'ready_for_review' })

  await walk.step(reviewer, usid, { status: '1st_reviewing' })
  const tested = await portal.accepted('query_cardiobirdx_session_test_review_data', {
    ...{ ...reviewer, usid, patch_revision },
  })
  const beats = await walk.beatsAt(tested.beats_url)
  expect(await framedBeats({ usid, fname, patch_revision })).toEqual(beats)
  const { truth } = syntheticEcg(VPC)
  const vpcs = beats.filter(({ label }) => label === 'V')
  expect(vpcs).toHaveLength(truth.beats.filter(({ label }) => label === 'V').length)
  expect(vpcs.length).toBeGreaterThan(5)

  const { review } = await walk.readReview(reviewer, usid)
  const { results } = await portal.accepted('get_mre_result', {
    ...{ ...reviewer, type: 'ecg6l', stage: 'diagnosis' },
    params: { usid, patch_revision, review },
  })
  const proposed = results.filter(({ section }: Data) => section === 'diagnosis')
  expect(proposed.map(({ id }: Data) => id)).toContain('dx.vpc')
  const named = ({ id, value }: Data) => ({ phrase_id: id, name: value })
  const ecg_review = answeredReview(review, { diagnosis_list: proposed.map(named) })
  const version = await walk.saveReview(reviewer, usid, { version: 0, ecg_review })
  const { revision } = await signAndRelease(vet, usid, version)
  expect(await stepsOf(usid)).toEqual(STEPS)
  await withinPromise(vet, usid)

  const { report, pdf } = await releasedReport(vet, usid)
  expect(report).toMatchObject({ service: 'ecg6l', revision, patchRevision: patch_revision })
  const vpcRanges = rangesOf(beats)
  const isVpc = ({ kind }: Data) => kind === 'vpc'
  expect(report.ectopy.ranges.filter(isVpc)).toMatchObject(vpcRanges)
  const lost = report.ectopy.ranges.filter(({ kind }: Data) => kind === 'packet_loss')
  expect(lost).toHaveLength(truth.gaps.length)
  for (const [place, gap] of truth.gaps.entries()) {
    expect(Math.abs(lost[place].fromSeconds - gap.from / 500)).toBeLessThan(0.02)
    expect(Math.abs(lost[place].toSeconds - gap.to / 500)).toBeLessThan(0.02)
    const before = numbered(beats).filter(({ sample }) => sample < gap.from).length
    expect(lost[place].fromBeat).toBe(before)
  }
  const text = textOf(pdf)
  for (const { fromBeat, toBeat, fromSeconds } of vpcRanges) {
    const at = clock(fromSeconds)
    const words = fromBeat === toBeat ? `beat ${fromBeat}` : `beats ${fromBeat}–${toBeat}`
    expect(text).toContain(packed(`${words} (${at})`))
  }
  for (const { fromBeat, fromSeconds } of lost)
    expect(text).toContain(packed(`s after beat ${fromBeat} (${clock(fromSeconds)})`))
  expect(text).toContain(packed('Ventricular premature complexes (VPC)'))

  const forStaff = await historyOf(reviewer, usid)
  expect(forStaff.find(({ type }: Data) => type === 'patch')).toMatchObject({ patch_revision })
  expect((await historyOf(vet, usid)).map(({ type }: Data) => type)).toEqual(['report'])
})

type Data = Reply['data']

/** Signs a review, sees that nothing is released while it can be taken back, and waits until it is. */
async function signAndRelease(vet: Caller, usid: string, version: number): Promise<Data> {
  const signed = await walk.sign(reviewer, usid, version)
  expect(signed.status).toBe('review_done')
  expect(signed.release_in_ms).toBeGreaterThan(0)
  const asked = { ...vet, usid, type: 'session_release_report' }
  expect(await portal.call('query_cardiobirdx_review_data', asked)).toMatchObject({ code: -6024 })
  await vi.waitUntil(async () => (await walk.statusOf(vet, usid)) === 'done', PATIENCE)
  return signed
}

/** Returns the steps of the log as they are written above. */
async function stepsOf(usid: string): Promise<string[]> {
  const events = await walk.log(admin, usid)
  return events
    .filter(({ action }) => !BESIDE.includes(action))
    .map(({ action, role, from, to }) => {
      const said = action === 'file.added' ? '' : from === '' ? `: ${to}` : `: ${from} → ${to}`
      return `${action} by ${role}${said}`
    })
}

/** The promise is 90 minutes from the submission, and the report was released before it ended. */
async function withinPromise(vet: Caller, usid: string): Promise<void> {
  const { session } = await portal.accepted('query_session_info', { sid: vet.sid, usid })
  const minutes = (timeOf(session.due) - timeOf(session.submitted)) / 60_000
  expect(minutes).toBe(90)
  const released = (await walk.log(admin, usid)).find(({ action }) => action === 'report.released')
  expect(released?.time <= session.due).toBe(true)
}

function timeOf(stamp: string): number {
  const parts = stamp.match(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/)
  if (!parts) throw new Error(`${stamp} is no time`)
  const [, year, month, day, hour, minute, second] = parts
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/** Returns the released report of a vet with the bytes of its PDF and the state of its mails known. */
async function releasedReport(vet: Caller, usid: string): Promise<{ report: Data; pdf: Buffer }> {
  const asked = { ...vet, usid, type: 'session_release_report' }
  const data = await vi.waitUntil(async () => {
    const found = await portal.accepted('query_cardiobirdx_review_data', asked)
    return found.pdf_url !== '' && found
  }, PATIENCE)
  await vi.waitUntil(async () => {
    const [{ sent_to }] = await historyOf(vet, usid)
    return sent_to.length > 0 && sent_to.every(({ status }: Data) => status === 'accepted')
  }, PATIENCE)
  const pdf = await portal.download(data.pdf_url)
  expect(sha256(pdf)).toBe(data.pdf_sha256)
  return { report: data.report, pdf }
}

async function historyOf(who: Caller, usid: string): Promise<Data[]> {
  const asked = { sid: who.sid, usid }
  return (await portal.accepted('query_cardiobirdx_session_revision_history', asked)).revisions
}

/** Opens the framed page of a revision, and returns the beats that it shows. */
async function framedBeats(of: {
  usid: string
  fname: string
  patch_revision: string
}): Promise<WireBeat[]> {
  const { url, patch_revision } = await portal.accepted('query_cardiobirdx_session_data_preview', {
    ...reviewer,
    ...of,
    view: 'ecg',
  })
  expect(patch_revision).toBe(of.patch_revision)
  const page = await portal.accepted('open_ecg_page', {
    ...{ ...of, view: 'ecg', opener: 'k'.repeat(40) },
    ticket: new URL(url, server.url).searchParams.get('sid'),
  })
  expect(page.patch).toMatchObject({ patch_revision })
  return walk.beatsAt(page.beats_url)
}

/** Beats are numbered from 1 without those that are none. Handbook 2. */
function numbered(beats: readonly WireBeat[]): WireBeat[] {
  return beats.filter(({ label }) => label !== 'X')
}

/** Returns the ranges of neighbouring VPCs, by beat number and time. */
function rangesOf(beats: readonly WireBeat[]) {
  const ranges: { fromBeat: number; toBeat: number; count: number; fromSeconds: number }[] = []
  for (const [index, { sample, label }] of numbered(beats).entries()) {
    if (label !== 'V') continue
    const last = ranges.at(-1)
    if (last?.toBeat === index) {
      last.toBeat += 1
      last.count += 1
    } else {
      const number = index + 1
      const fromSeconds = sample / VPC.samplesPerSecond
      ranges.push({ fromBeat: number, toBeat: number, count: 1, fromSeconds })
    }
  }
  return ranges
}

/** Returns the label that was drawn for a beat; `X` where nothing was. */
function trueLabels(options: typeof VPC) {
  const { truth } = syntheticEcg(options)
  const near = NEAR_SECONDS * options.samplesPerSecond
  return ({ sample }: WireBeat) =>
    truth.beats.find((beat) => Math.abs(beat.sample - sample) <= near)?.label ?? 'X'
}

/** "0:08.2" */
function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${minutes}:${(seconds - minutes * 60).toFixed(1).padStart(4, '0')}`
}

/** A file of a one-lead recorder. */
function deviceJson(options: SyntheticEcgOptions): Buffer {
  const { signal } = syntheticEcg(options)
  const [lead] = signal.leads
  if (!lead) throw new Error('nothing was drawn')
  const millivolts = [...lead.samples].map((count) => count / lead.countsPerMillivolt)
  return Buffer.from(
    JSON.stringify({
      ...{ device: { model: 'One-lead recorder' }, unit: 'mV', leads: { II: millivolts } },
      sampling_rate_hz: signal.samplesPerSecond,
    }),
  )
}

function dicomOf(options: SyntheticEcgOptions, { identifier, name }: EcgPet): Buffer {
  return syntheticDicom([options], {
    ...{ dicomName: `LEE^${name}`, name, id: identifier, birthDate: '20180312', sex: 'M' },
    ...{ species: 'Canine', breed: 'Mixed breed', owner: 'Lee', studyDate: '20261124' },
    weightKg: 8.6,
  })
}

function textOf(pdf: Buffer): string {
  const { stdout } = spawnSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' })
  return packed(stdout)
}

/** Without spaces and line breaks, which depend on the layout. */
function packed(text: string): string {
  return text.replaceAll(/\s/g, '')
}
