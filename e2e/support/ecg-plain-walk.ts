import assert from 'node:assert/strict'
import { vi } from 'vitest'
import type { Caller, PlainClient, Reply, SentFile } from './plain-client.ts'

/** The steps of an ECG case by plain calls, each by the person who takes it. It uses none of the portal's code. */
export const PATIENCE = { timeout: 60_000, interval: 100 }
const LABELS = 'NVAEFPQX'
const BEAT_BYTES = 8
/** Handbook 5.1. */
const CHECKLIST = ['patient', 'leads', 'gain', 'baseline', 'noise', 'packetLoss', 'beats']

type EcgService = 'ecg1l' | 'ecg6l'
export type EcgPet = { identifier: string; name: string }
export type WireBeat = { sample: number; label: string; isAutomatic: boolean }
type Edit = { edit: string; samples: number[]; label: string }
type Data = Reply['data']

/** Reads beats as the wire sends them: u32 sample, u8 label, u8 source, u16 shape. */
function readBeats(bytes: Buffer): WireBeat[] {
  return Array.from({ length: bytes.length / BEAT_BYTES }, (_, place) => {
    const at = place * BEAT_BYTES
    const label = LABELS[bytes.readUInt8(at + 4)] ?? '?'
    return { sample: bytes.readUInt32LE(at), label, isAutomatic: bytes.readUInt8(at + 5) === 0 }
  })
}

/** Returns the edits by which a person labels every beat. */
export function relabelled(
  beats: readonly WireBeat[],
  labelOf: (beat: WireBeat) => string,
): Edit[] {
  const samples = Map.groupBy(beats, labelOf)
  return [...samples].map(([label, group]) => ({
    ...{ edit: 'relabel', label },
    samples: group.map(({ sample }) => sample),
  }))
}

export function ecgWalk(portal: PlainClient) {
  const { accepted } = portal
  const step = (by: Caller, usid: string, params: object) =>
    accepted('update_cardiobirdx_session', { sid: by.sid, usid, params })

  async function statusOf(by: Caller, usid: string): Promise<string> {
    return (await accepted('query_session_info', { sid: by.sid, usid })).session.status
  }

  /** Opens a case of a new dog with its recording and how it was made; only the submission is missing. */
  async function open(
    vet: Caller,
    { pet, service, file }: { pet: EcgPet; service: EcgService; file: Omit<SentFile, 'fileType'> },
  ): Promise<string> {
    const { breeds } = await accepted('query_breeds', { sid: vet.sid, tpet: 'dog' })
    const { pid } = await accepted('add_pet', {
      ...vet,
      ...{ pname: `${pet.identifier} ${pet.name}`, dob: '20180312', tpet: 'dog', species: 'dog' },
      ...{ bid: breeds[0].bid, weight: 8600, neutered: 'snipped', gender: 'M' },
      ...{ owner_name: 'Ms Lee', override: 1 },
    })
    const kind = { type: 'etest', subtype: service }
    const { usid } = await accepted('create_cardiobirdx_session', { ...vet, ...kind, pid })
    await portal.upload(vet, usid, { ...file, fileType: 'ECG' })
    const recording = { posture: 'right_lateral', state: 'awake' }
    await step(vet, usid, { exinfo: { recording } })
    return usid
  }

  async function submit(vet: Caller, usid: string): Promise<void> {
    await step(vet, usid, { status: 'wait_for_preparation' })
    await vi.waitUntil(async () => (await statusOf(vet, usid)) !== 'upload', PATIENCE)
  }

  /** Waits until the recording of a case was read, and returns it. */
  async function imported(patcher: Caller, usid: string): Promise<Data> {
    const isRead = async () => (await statusOf(patcher, usid)) === 'data_ready'
    await vi.waitUntil(isRead, PATIENCE)
    const { recordings } = await accepted('query_ecg_recordings', { sid: patcher.sid, usid })
    assert.equal(recordings.length, 1)
    return recordings[0]
  }

  async function beatsAt(url: string): Promise<WireBeat[]> {
    return readBeats(await portal.download(url))
  }

  /** Saves edits of the beats of a recording and waits until their values were measured; returns the revision. */
  async function patch(who: Caller, usid: string, rid: string, edits: Edit[]): Promise<string> {
    const { patch_revision } = await accepted('save_ecg_patch', { ...who, usid, rid, edits })
    const asked = { ...who, usid, patch_revision }
    await vi.waitUntil(async () => {
      const data = await accepted('query_cardiobirdx_session_test_review_data', asked)
      return data.measurements.state === 'ready'
    }, PATIENCE)
    return patch_revision
  }

  /** Grades the quality, ticks the checklist and ends the preparation. */
  async function finish(patcher: Caller, usid: string, type: EcgService, fname: string) {
    const session_tests = [{ type, fname, quality: 'acceptable' }]
    const session_checklist = CHECKLIST.map((id) => ({ id, done: true, reason: '' }))
    await step(patcher, usid, { exinfo: { session_tests, session_checklist } })
    await step(patcher, usid, { status: 'patch_done' })
  }

  /** Takes a case that was read through its preparation to the reviewers; every beat is a normal one. */
  async function prepare(patcher: Caller, usid: string, fname: string): Promise<void> {
    const { rid, beats } = await imported(patcher, usid)
    await step(patcher, usid, { status: 'data_ready' })
    await patch(
      patcher,
      usid,
      rid,
      relabelled(await beatsAt(beats.url), () => 'N'),
    )
    await finish(patcher, usid, 'ecg1l', fname)
    await step(patcher, usid, { status: 'ready_for_review' })
  }

  /** Returns the review of a round once the newest beats were measured. */
  async function readReview(reviewer: Caller, usid: string): Promise<Data> {
    const asked = { ...reviewer, usid, type: 'session_review_report' }
    return vi.waitUntil(async () => {
      const { ecg } = await accepted('query_cardiobirdx_review_data', asked)
      return Object.keys(ecg.measured).length > 0 && ecg
    }, PATIENCE)
  }

  async function saveReview(reviewer: Caller, usid: string, data: object): Promise<number> {
    const sent = { ...reviewer, usid, type: 'session_review_report', data }
    return (await accepted('add_cardiobirdx_session_review_data', sent)).version
  }

  async function sign(reviewer: Caller, usid: string, version: number): Promise<Data> {
    return accepted('add_cardiobirdx_session_review_data', {
      ...{ ...reviewer, usid, type: 'session_release_report', data: { version } },
      proof: await portal.prove(),
    })
  }

  /** Returns the case log as an admin reads it. */
  async function log(admin: Caller, usid: string): Promise<Data[]> {
    const asked = { sid: admin.sid, usid }
    return (await accepted('query_cardiobirdx_session_event_log', asked)).events
  }

  return {
    ...{ step, statusOf, open, submit, imported, beatsAt, patch, finish, prepare },
    ...{ readReview, saveReview, sign, log },
  }
}
