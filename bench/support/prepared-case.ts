import type { Page } from '@playwright/test'
import { encodeFields } from '@systole/contract/wire/codec'
import { analyseEcg, type EcgAnalysis } from '@systole/ecg/analysis/analyse-ecg'
import { encodeBeats } from '@systole/ecg/beats/beat-records'
import { pyramidOf } from '@systole/ecg/pyramid/pyramid'
import { pyramidChunks } from '@systole/ecg/pyramid/pyramid-bytes'
import type { EcgSignal } from '@systole/ecg/signal/ecg-signal'
import { aCase } from '../../apps/web/src/testing/a-case.ts'

/** An ECG case in preparation, answered by the test itself: a day is not uploaded and imported for every measurement. */
export type PreparedCase = {
  usid: string
  signal: EcgSignal
  analysis: Pick<EcgAnalysis, 'gaps' | 'noise' | 'beats' | 'shapes' | 'rhythm' | 'version'>
  holder: { uid: string; name: string }
}

export function analysed(signal: EcgSignal): PreparedCase['analysis'] {
  return analyseEcg(signal, { species: 'dog' })
}

/** Answers the calls of the workbench with the case. */
export async function servePreparedCase(page: Page, prepared: PreparedCase): Promise<void> {
  const { usid, analysis, holder, signal } = prepared
  const beats = encodeBeats(analysis.beats.map((beat) => ({ ...beat, source: 'auto' as const })))
  const planes = Buffer.concat(signal.leads.map(({ samples }) => bytesOf(samples)))
  const pyramid = Buffer.concat([
    ...pyramidChunks(signal.leads.map(({ samples }) => pyramidOf(samples))),
  ])
  const binary: Record<string, Buffer> = {
    signal: planes,
    pyramid,
    beats: Buffer.from(beats),
    analysis: Buffer.from(JSON.stringify(analysis)),
  }
  await page.route('**/bench-ecg/*', async (route) => {
    const body = binary[route.request().url().split('/').at(-1) ?? ''] ?? Buffer.alloc(0)
    const range = /bytes=(\d+)-(\d+)/.exec(route.request().headers()['range'] ?? '')
    const part = range ? body.subarray(Number(range[1]), Number(range[2]) + 1) : body
    await route.fulfill({ status: range ? 206 : 200, body: part })
  })
  const answers: Record<string, unknown> = {
    query_session_info: {
      session: encodeFields(
        aCase({
          ...{ caseId: usid, id: '1L-25118', subtype: 'ecg1l', status: 'data_ready' },
          reader: { ...holder, since: '', until: '' },
          question_session: null,
        }),
      ),
    },
    query_ecg_recordings: { recordings: [recordingOf(prepared)] },
    query_ecg_patches: {
      rid: 'bench',
      patch_revision: null,
      base: {
        analysis_version: analysis.version,
        species: 'dog',
        beats: { url: '/bench-ecg/beats', count: analysis.beats.length },
      },
      newer_analysis: null,
      revisions: [],
    },
  }
  for (const [call, data] of Object.entries(answers))
    await page.route(`**/api/${call}`, (route) =>
      route.fulfill({ json: { code: 0, message: '', data } }),
    )
}

function bytesOf(samples: Int16Array): Buffer {
  return Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)
}

function recordingOf({ signal, analysis }: PreparedCase) {
  return {
    ...{ rid: 'bench', fid: 'bench', fname: 'ecg.json', same_files: [], number: 1, state: 'ready' },
    ...{ problem: null, fs: signal.samplesPerSecond, samples: signal.sampleCount, start: null },
    leads: signal.leads.map(({ name, countsPerMillivolt, baseline }) => ({
      ...{ name, derived: false, countsPerMillivolt, baseline },
    })),
    ...{ filter: '0.5–100 Hz', device: 'Bench', patient_name: '', printed: null },
    conditions: { posture: 'right_lateral', state: 'awake', reason: 'Fainted twice at play.' },
    ...{ gaps: [], warnings: [], patch_revision: null, values: [] },
    ...{ signal_url: '/bench-ecg/signal', pyramid_url: '/bench-ecg/pyramid' },
    beats: { url: '/bench-ecg/beats', count: analysis.beats.length },
    analysis: {
      ...{ version: analysis.version, species: 'dog', nearest: false, problem: null },
      url: '/bench-ecg/analysis',
    },
  }
}
