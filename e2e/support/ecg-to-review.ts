import { expect } from '@playwright/test'
import { CHECKLIST_ITEMS } from '@systole/domain/ecg-patches/checklist'
import { syntheticDicom } from '@systole/fixtures/ecg-signal/synthetic-file'
import { BISCUIT } from '@systole/fixtures/patients'
import { sendEcgCase } from './ecg-cases.ts'
import type { PlainClient } from './plain-client.ts'

const FILE = 'with_vpc.dcm'
const MEASURED = { timeout: 60_000 }
const SAMPLES_PER_SECOND = 250
const NOISE = { edit: 'markRange', mark: 'noise', from: 100, to: 350 }

/** Sends a minute of sinus rhythm with single VPC, corrected by a patcher, for review; by plain calls. Returns the case. */
export async function ecgToReview(
  client: PlainClient,
  of: { petName: string; identifier: string; vet?: string },
): Promise<string> {
  const usid = await sendEcgCase(client, {
    ...of,
    file: { name: FILE, bytes: withVpc() },
  })
  const { accepted } = client
  const { sid } = await client.login('demo.patcher@systole.test')
  const change = (params: object) => accepted('update_cardiobirdx_session', { sid, usid, params })
  await change({ status: 'data_ready' })
  const { recordings } = await accepted('query_ecg_recordings', { sid, usid })
  const [{ rid, beats }] = recordings
  const edits = [...labelEach(await client.download(beats.url)), NOISE]
  await accepted('save_ecg_patch', { sid, usid, rid, edits, note: 'VPC decided, noise marked' })
  const session_checklist = CHECKLIST_ITEMS.map((id) => ({ id, done: true, reason: '' }))
  const session_tests = [{ type: 'ecg1l', fname: FILE, quality: 'acceptable', quality_reason: '' }]
  await change({ exinfo: { session_checklist, session_tests } })
  const finish = { sid, usid, params: { status: 'patch_done' } }
  await expect // the new beats are measured first
    .poll(async () => (await client.call('update_cardiobirdx_session', finish)).code, MEASURED)
    .toBe(0)
  await change({ status: 'ready_for_review' })
  return usid
}

function withVpc(): Buffer {
  const dog = { species: 'dog', samplesPerSecond: SAMPLES_PER_SECOND } as const
  const rhythm = { kind: 'ventricularPremature', pattern: 'single', every: 12 } as const
  return syntheticDicom([{ ...dog, seed: 41, seconds: 60, rate: 105, rhythm }], BISCUIT)
}

const BEAT_BYTES = 8

/** Labels each automatic beat by a person: normal, or VPC if the analysis found another. u32 sample, u8 label, u8 source, u16 shape. */
function labelEach(bytes: Buffer) {
  const places = Array.from({ length: bytes.length / BEAT_BYTES }, (_, place) => place * BEAT_BYTES)
  const byLabel = Map.groupBy(places, (at) => (bytes.readUInt8(at + 4) === 0 ? 'N' : 'V'))
  return [...byLabel].map(([label, found]) => ({
    ...{ edit: 'relabel', label },
    samples: found.map((at) => bytes.readUInt32LE(at)),
  }))
}
